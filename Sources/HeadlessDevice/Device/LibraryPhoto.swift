import Foundation

/// A photo in the library of the device.
package struct LibraryPhoto: Hashable, Sendable {
  /// What it is called for those who do not see it.
  package let name: String
  /// The encoded picture.
  package let data: Data

  /// Creates a photo; without data it is a picture of one pixel.
  package init(name: String, data: Data? = nil) {
    self.name = name
    self.data = data ?? Self.pixel
  }

  private static let pixel =
    Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==") ?? Data()

  /// What a device has that a test gives no others, as a simulator has six.
  static let standard: [LibraryPhoto] = [
    "Photo, March 30, 2018, 12:14 PM", "Photo, August 08, 2012, 11:55 AM", "Photo, August 08, 2012, 11:29 AM", "Photo, August 08, 2012, 8:52 AM",
    "Photo, October 09, 2009, 2:09 PM", "Photo, March 12, 2011, 4:17 PM",
  ].map { LibraryPhoto(name: $0) }
}

extension Device {
  /// The photos in the library of the device.
  package var photos: [LibraryPhoto] {
    get { services.photos }
    set { services.photos = newValue }
  }
}
