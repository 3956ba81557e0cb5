public import Foundation

/// An image of an asset catalog by its name.
///
/// The plugin `UntouchedSources` gives a target one for each image set, as Xcode does: `Image(.logo)`, `UIImage(resource: .logo)`.
///
/// [Apple: ImageResource](https://developer.apple.com/documentation/developertoolssupport/imageresource)
public struct ImageResource: Hashable, Sendable {
  /// The name of the image, after the folders with a namespace that it is in.
  package let name: String
  /// The bundle whose catalogs have it.
  package let bundle: Bundle

  /// Creates a resource from the name of an image in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
