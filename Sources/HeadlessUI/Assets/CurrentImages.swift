import Foundation
import UIKit

/// The images of the current app.
package enum CurrentImages {
  /// Returns what is known of an image by its name.
  ///
  /// - Parameter bundle: The bundle whose resources have it; `nil` for the app's own.
  package static func find(_ name: String, in bundle: Bundle?) -> NamedImages.Answer { find(name, at: CurrentStrings.folder(of: bundle)) }

  static func find(_ name: String, at folder: URL?) -> NamedImages.Answer {
    guard folder != nil || ResourceBundles.shared.haveImages else { return .unknown }
    let bundles = CurrentStrings.bundles(at: folder).filter(\.hasImages)
    for bundle in bundles {
      if let image = bundle.image(named: name) { return .image(size: image.size, scale: image.scale) }
    }
    return bundles.isEmpty ? .unknown : .missing
  }
}
