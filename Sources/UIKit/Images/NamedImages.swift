import Foundation
import Synchronization

/// Finds images by their names in the resources of the app, for `UIImage(named:)`.
package enum NamedImages {
  /// What is known of a name.
  package enum Answer: Sendable {
    /// There is an image, with its size in points where the file tells it, and its pixels of a point.
    case image(size: CGSize?, scale: CGFloat)
    /// There are images, and none of this name.
    case missing
    /// There are no images at all.
    case unknown
  }

  private final class Provider: Sendable {
    let finder = Mutex(Finder())
  }

  // A structure around the function: each look at a bare one in a mutex would wrap it once more.
  private struct Finder: Sendable {
    var find: (@Sendable (String, Bundle?) -> Answer)?
  }

  private static let provider = Provider()

  /// Names the function that finds images; the first one counts.
  package static func setProvider(_ find: @escaping @Sendable (String, Bundle?) -> Answer) { provider.finder.withLock { $0.find = $0.find ?? find } }

  static func find(_ name: String, in bundle: Bundle?) -> Answer { provider.finder.withLock { $0.find }?(name, bundle) ?? .unknown }
}
