public import Foundation

/// A photo on the device, which a picker in the app can show.
public struct DevicePhoto: ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the photo, which is the label of its image in a picker.
  public let name: String
  /// The encoded image, or `nil` for an image of a single pixel.
  public let data: Data?

  /// Creates a photo with a name.
  ///
  /// The name must be unique on the device.
  public init(_ name: String, data: Data? = nil) {
    self.name = name
    self.data = data
  }

  /// Creates a photo of a single pixel with the given name.
  public init(stringLiteral name: String) { self.init(name) }
}
