public import Foundation

/// The name of an image in an asset catalog.
///
/// The plugin `XcodeImports` generates a resource for each image set of a target, like Xcode: `Image(.logo)`, `UIImage(resource: .logo)`.
///
/// [Apple: ImageResource](https://developer.apple.com/documentation/developertoolssupport/imageresource)
public struct ImageResource: Hashable, Sendable {
  /// The name of the image, prefixed by its namespace folders.
  package let name: String
  /// The bundle that contains the asset catalog.
  package let bundle: Bundle

  /// Creates an image resource from a name and a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
