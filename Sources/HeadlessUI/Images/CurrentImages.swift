import Foundation
import UIKit
import VirtualTime

/// The images of the current app.
package enum CurrentImages {
  /// Returns what is known of an image by its name.
  ///
  /// - Parameter bundle: The bundle whose resources have it; `nil` for the app's own.
  package static func find(_ name: String, in bundle: Bundle?) -> NamedImages.Answer { find(name, at: CurrentStrings.folder(of: bundle)) }

  /// The color of a name in the catalogs of a folder, or of the app where none is given.
  static func color(_ name: String, at folder: URL?) -> ColorSet? { bundles(at: folder).lazy.compactMap { $0.color(named: name) }.first }

  /// Returns what is known of a color by its name, as it is in light mode.
  ///
  /// - Parameter bundle: The bundle whose catalogs have it; `nil` for the app's own.
  package static func findColor(_ name: String, in bundle: Bundle?) -> NamedColors.Answer {
    let bundles = bundles(at: CurrentStrings.folder(of: bundle))
    if let set = bundles.lazy.compactMap({ $0.color(named: name) }).first { return .color(UIColor(Color(set.usual))) }
    return bundles.isEmpty ? .unknown : .missing
  }

  /// The size and the scale of an image where the appearance is dark; `nil` where it has no variant for it.
  static func findDark(_ name: String, at folder: URL?) -> (size: CGSize?, scale: CGFloat)? {
    bundles(at: folder).lazy.compactMap { $0.image(named: name) }.first?.dark
  }

  static func find(_ name: String, at folder: URL?) -> NamedImages.Answer {
    let bundles = bundles(at: folder)
    if let image = bundles.lazy.compactMap({ $0.image(named: name) }).first { return .image(size: image.size, scale: image.scale) }
    return bundles.isEmpty ? .unknown : .missing
  }

  /// The data of a name in the catalogs of a bundle, or of the app's own if the bundle is `nil`.
  package static func data(_ name: String, in bundle: Bundle?) -> (data: Data, typeIdentifier: String)? {
    let bundles = CurrentStrings.bundles(at: CurrentStrings.folder(of: bundle))
    return VirtualScheduler.outsideOfSchedulers { bundles.lazy.compactMap { AssetCatalog.data(named: name, in: $0.url) }.first }
  }

  /// The bundles with images; none where no bundle of the process is known to have any.
  private static func bundles(at folder: URL?) -> [ResourceBundle] {
    guard folder != nil || ResourceBundles.shared.haveImages else { return [] }
    return CurrentStrings.bundles(at: folder).filter(\.hasImages)
  }
}
