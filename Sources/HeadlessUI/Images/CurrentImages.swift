import Foundation
import UIKit
import VirtualTime

/// Lookups of the current app's images and colors.
package enum CurrentImages {
  /// Returns the result of looking up an image by name.
  ///
  /// - Parameter bundle: The bundle that contains the image, or `nil` for the app's own resources.
  package static func find(_ name: String, in bundle: Bundle?) -> NamedImages.Answer { find(name, at: CurrentStrings.folder(of: bundle)) }

  /// Returns the color with a name in the asset catalogs of a folder.
  ///
  /// If the folder is `nil`, the color is looked up in the app's asset catalogs.
  static func color(_ name: String, at folder: URL?) -> ColorSet? { bundles(at: folder).lazy.compactMap { $0.color(named: name) }.first }

  /// Returns the result of looking up a color by name.
  ///
  /// The result contains the color's light appearance.
  ///
  /// - Parameter bundle: The bundle that contains the color, or `nil` for the app's own resources.
  package static func findColor(_ name: String, in bundle: Bundle?) -> NamedColors.Answer {
    let bundles = bundles(at: CurrentStrings.folder(of: bundle))
    if let set = bundles.lazy.compactMap({ $0.color(named: name) }).first { return .color(UIColor(Color(set.usual))) }
    return bundles.isEmpty ? .unknown : .missing
  }

  /// Returns the size and scale of an image's dark variant, or `nil` if the image doesn't have one.
  static func findDark(_ name: String, at folder: URL?) -> (size: CGSize?, scale: CGFloat)? {
    bundles(at: folder).lazy.compactMap { $0.image(named: name) }.first?.dark
  }

  static func find(_ name: String, at folder: URL?) -> NamedImages.Answer {
    let bundles = bundles(at: folder)
    if let image = bundles.lazy.compactMap({ $0.image(named: name) }).first { return .image(size: image.size, scale: image.scale) }
    return bundles.isEmpty ? .unknown : .missing
  }

  /// Returns the data asset with a name in a bundle.
  ///
  /// If the bundle is `nil`, the asset is looked up in the app's resources.
  package static func data(_ name: String, in bundle: Bundle?) -> (data: Data, typeIdentifier: String)? {
    let bundles = CurrentStrings.bundles(at: CurrentStrings.folder(of: bundle))
    return VirtualScheduler.outsideOfSchedulers { bundles.lazy.compactMap { AssetCatalog.data(named: name, in: $0.url) }.first }
  }

  /// Returns the bundles that contain images.
  ///
  /// The result is empty if the app doesn't have such bundles.
  private static func bundles(at folder: URL?) -> [ResourceBundle] {
    guard folder != nil || ResourceBundles.shared.haveImages else { return [] }
    return CurrentStrings.bundles(at: folder).filter(\.hasImages)
  }
}
