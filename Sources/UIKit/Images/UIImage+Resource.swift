public import DeveloperToolsSupport
import Foundation
import VirtualTime

extension UIImage {
  /// Creates an image from the app's assets, with the size of its file in points.
  ///
  /// The test fails if the bundle's catalogs don't have the name: “Could not create an image from the resource “logo”: no image set of this name with an image that can be read exists in the bundle Shop_Shop.resources”.
  /// The image has the name but no size in that case, and also if the bundle has no images and colors.
  public convenience init(resource: ImageResource) {
    var (size, scale) = (CGSize.zero, CGFloat(1))
    switch NamedImages.find(resource.name, in: resource.bundle) {
    case .image(let known, let pixels): (size, scale) = (known ?? .zero, pixels)
    case .unknown: break
    case .missing: UsageError.missingResource(resource.name, kind: "image", in: resource.bundle).report()
    }
    self.init(ImageContent(name: resource.name), size: size, scale: scale)
  }
}
