import Foundation

/// The source of an image: an asset name, a symbol name or encoded data.
package struct ImageContent: Hashable, Sendable {
  /// The name in the app's assets, or `nil` if the image doesn't have one.
  package var name: String?
  /// The name of the system symbol, or `nil` for other images.
  package var symbolName: String?
  /// The encoded image, or `nil` if the image has a name.
  package var data: Data?

  /// Creates the source of an image from a name, a symbol name or data.
  ///
  /// Without arguments, the image has no source.
  package init(name: String? = nil, symbolName: String? = nil, data: Data? = nil) { (self.name, self.symbolName, self.data) = (name, symbolName, data) }
}
