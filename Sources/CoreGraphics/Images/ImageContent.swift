import Foundation

/// Where an image comes from: its name in the app's assets, the name of a symbol, or encoded data.
package struct ImageContent: Hashable, Sendable {
  /// The name in the app's assets, or `nil` if the image has no name.
  package var name: String?
  /// The name of the system's symbol, or `nil` for other images.
  package var symbolName: String?
  /// The encoded image, or `nil` if the image has a name.
  package var data: Data?

  /// Creates a content; by default the image comes from nowhere.
  package init(name: String? = nil, symbolName: String? = nil, data: Data? = nil) { (self.name, self.symbolName, self.data) = (name, symbolName, data) }
}
