public import DeveloperToolsSupport
public import Foundation
import VirtualTime

extension UIColor {
  /// Creates a color from a name in the app's assets, or returns `nil` if there isn't one.
  ///
  /// The color is always the one for the light appearance.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a color from a name in a bundle's assets, or returns `nil` if there isn't one.
  ///
  /// The color is always the one for the light appearance.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard case .color(let color) = NamedColors.find(name, in: bundle) else { return nil }
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Creates a color from the app's assets, in its light appearance.
  ///
  /// The test fails if the bundle's catalogs don't have the name: “Could not create a color from the resource “brand”: no color set of this name with a color that can be read exists in the bundle Shop_Shop.resources”.
  /// The color is transparent in that case, and also if the bundle has no images and colors.
  public convenience init(resource: ColorResource) {
    switch NamedColors.find(resource.name, in: resource.bundle) {
    case .color(let color): self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    case .unknown: self.init(red: 0, green: 0, blue: 0, alpha: 0)
    case .missing:
      UsageError.missingResource(resource.name, kind: "color", in: resource.bundle).report()
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }
}

extension UsageError {
  /// Returns a usage error for a resource that the bundle's catalogs don't have.
  static func missingResource(_ name: String, kind: String, in bundle: Bundle) -> UsageError {
    let one = kind == "image" ? "an image" : "a \(kind)"
    return UsageError(
      kind: "app.resource", action: "create \(one) from the resource “\(name)”",
      reason: "no \(kind) set of this name with \(one) that can be read exists in the bundle \(bundle.bundleURL.lastPathComponent)",
      advice: "add the \(kind) set to an asset catalog that the target declares as a resource in Package.swift, or use the name of an existing \(kind) set.", place: nil)
  }
}
