import Foundation

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

  private static let provider = FirstFunction<@Sendable (String, Bundle?) -> Answer>()

  /// Names the function that finds images; the first one counts.
  package static func setProvider(_ find: @escaping @Sendable (String, Bundle?) -> Answer) { provider.set(find) }

  static func find(_ name: String, in bundle: Bundle?) -> Answer { provider.function?(name, bundle) ?? .unknown }
}

/// Finds data by their names in the resources of the app, for ``NSDataAsset``.
package enum NamedData {
  private static let provider = FirstFunction<@Sendable (String, Bundle?) -> (data: Data, typeIdentifier: String)?>()

  /// Names the function that finds data; the first one counts.
  package static func setProvider(_ find: @escaping @Sendable (String, Bundle?) -> (data: Data, typeIdentifier: String)?) { provider.set(find) }

  static func find(_ name: String, in bundle: Bundle?) -> (data: Data, typeIdentifier: String)? { provider.function?(name, bundle) }
}
