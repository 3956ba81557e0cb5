public import Foundation

/// A photo on the device, for a picker of the app.
public struct DevicePhoto: ExpressibleByStringLiteral, Hashable, Sendable {
  /// What it is called: the label of its image in a picker.
  public let name: String
  /// The encoded picture; `nil` for one of a single pixel.
  public let data: Data?

  /// Creates a photo with a name, which no other photo on the device has.
  public init(_ name: String, data: Data? = nil) {
    self.name = name
    self.data = data
  }

  /// Creates a photo of a single pixel with a name.
  public init(stringLiteral name: String) { self.init(name) }
}
