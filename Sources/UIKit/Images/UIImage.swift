public import Foundation

/// An image by its name, its symbol or its data; its pixels are never drawn.
public final class UIImage: Sendable {
  /// The name in the app's assets; `nil` for a symbol and for data.
  package let name: String?
  /// The name of the system's symbol; `nil` for any other image.
  package let symbolName: String?
  /// The encoded image; `nil` where it came from a name.
  package let data: Data?

  /// Creates an image with the name of an asset.
  public init?(named name: String) {
    self.name = name
    symbolName = nil
    data = nil
  }

  /// Creates an image of the system's symbol with a name.
  public init?(systemName: String) {
    name = nil
    symbolName = systemName
    data = nil
  }

  /// Creates an image from encoded data.
  package init(encoded data: Data) {
    name = nil
    symbolName = nil
    self.data = data
  }

  /// Creates an image from encoded data; there is none where the data are empty.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    name = nil
    symbolName = nil
    self.data = data
  }
}
