public import Foundation

/// A color of an asset catalog by its name.
///
/// The plugin `UntouchedSources` gives a target one for each color set, as Xcode does: `Color(.brand)`, `UIColor(resource: .brand)`.
///
/// [Apple: ColorResource](https://developer.apple.com/documentation/developertoolssupport/colorresource)
public struct ColorResource: Hashable, Sendable {
  /// The name of the color, after the folders with a namespace that it is in.
  package let name: String
  /// The bundle whose catalogs have it.
  package let bundle: Bundle

  /// Creates a resource from the name of a color in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
