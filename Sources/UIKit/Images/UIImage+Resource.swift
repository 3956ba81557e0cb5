public import DeveloperToolsSupport
import Foundation
import VirtualTime

extension UIImage {
  /// Creates an image from the app's assets, with the size of its file in points.
  ///
  /// A name that the bundle's catalogs don't have fails the test: “Could not create an image from the resource “logo”: no image set of this name with an image that can be read exists in the bundle Shop_Shop.resources”.
  /// In this case, and if the bundle has no images and colors, the image has the name but no size.
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
