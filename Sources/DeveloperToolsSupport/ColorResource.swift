public import Foundation

/// The name of a color in an asset catalog.
///
/// The plugin `XcodeImports` generates a resource for each color set of a target, like Xcode: `Color(.brand)`, `UIColor(resource: .brand)`.
///
/// [Apple: ColorResource](https://developer.apple.com/documentation/developertoolssupport/colorresource)
public struct ColorResource: Hashable, Sendable {
  /// The name of the color, prefixed by its namespace folders.
  package let name: String
  /// The bundle that contains the asset catalog.
  package let bundle: Bundle

  /// Creates a color resource from a name and a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
