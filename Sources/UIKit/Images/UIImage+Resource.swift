public import DeveloperToolsSupport
import Foundation
import VirtualTime

extension UIImage {
  /// Creates an image of the app's assets, with the size that its file has in points.
  ///
  /// A name that the bundle's catalogs don't have fails the test: “Could not create an image from the resource “logo”: no image set of this name with an image that can be read is in the bundle Shop_Shop.resources”.
  /// The image has the name and no size then, and in a bundle without images and colors.
  public convenience init(resource: ImageResource) {
    var (size, scale) = (CGSize.zero, CGFloat(1))
    switch NamedImages.find(resource.name, in: resource.bundle) {
    case .image(let known, let pixels): (size, scale) = (known ?? .zero, pixels)
    case .unknown: break
    case .missing: Misuse.missingResource(resource.name, kind: "image", in: resource.bundle).report()
    }
    self.init(ImageContent(name: resource.name), size: size, scale: scale)
  }
}
