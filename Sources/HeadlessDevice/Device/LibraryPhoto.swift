import Foundation

/// A photo in the library of the device.
package struct LibraryPhoto: Hashable, Sendable {
  /// The name of the photo, which is its accessibility label.
  package let name: String
  /// The encoded image.
  package let data: Data

  /// Creates a photo with a name.
  ///
  /// Without data, the photo is an image of a single pixel.
  package init(name: String, data: Data? = nil) {
    self.name = name
    self.data = data ?? Self.pixel
  }

  private static let pixel =
    Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==") ?? Data()

  /// The six default photos of a device, as in a simulator.
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
