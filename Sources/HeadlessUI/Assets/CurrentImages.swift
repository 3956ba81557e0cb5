import Foundation
import UIKit

/// The images of the current app.
package enum CurrentImages {
  /// Returns what is known of an image by its name.
  ///
  /// - Parameter bundle: The bundle whose resources have it; `nil` for the app's own.
  package static func find(_ name: String, in bundle: Bundle?) -> NamedImages.Answer { find(name, at: CurrentStrings.folder(of: bundle)) }

  /// The color of a name in the catalogs of a folder, or of the app where none is given.
  static func color(_ name: String, at folder: URL?) -> ColorSet? {
    guard folder != nil || ResourceBundles.shared.haveImages else { return nil }
    for bundle in CurrentStrings.bundles(at: folder) where bundle.hasImages { if let color = bundle.color(named: name) { return color } }
    return nil
  }

  /// The size and the scale of an image where the appearance is dark; `nil` where it has no variant for it.
  static func findDark(_ name: String, at folder: URL?) -> (size: CGSize?, scale: CGFloat)? {
    guard folder != nil || ResourceBundles.shared.haveImages else { return nil }
    for bundle in CurrentStrings.bundles(at: folder) where bundle.hasImages { if let image = bundle.image(named: name) { return image.dark } }
    return nil
  }

  static func find(_ name: String, at folder: URL?) -> NamedImages.Answer {
    guard folder != nil || ResourceBundles.shared.haveImages else { return .unknown }
    let bundles = CurrentStrings.bundles(at: folder).filter(\.hasImages)
    for bundle in bundles {
      if let image = bundle.image(named: name) { return .image(size: image.size, scale: image.scale) }
    }
    return bundles.isEmpty ? .unknown : .missing
  }
}
