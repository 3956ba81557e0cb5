import Foundation

/// Lookup of named images in the app's resources, for `UIImage(named:)`.
package enum NamedImages {
  /// The result of looking up a named image.
  package enum Answer: Sendable {
    /// The image's size in points, if the file specifies it, and its scale.
    case image(size: CGSize?, scale: CGFloat)
    /// The resources have images, but none with this name.
    case missing
    /// The resources don't have images.
    case unknown
  }

  private static let provider = FirstFunction<@Sendable (String, Bundle?) -> Answer>()

  /// Sets the function that looks up images.
  ///
  /// Only the first call has an effect.
  package static func setProvider(_ find: @escaping @Sendable (String, Bundle?) -> Answer) { provider.set(find) }

  static func find(_ name: String, in bundle: Bundle?) -> Answer { provider.function?(name, bundle) ?? .unknown }
}

/// Lookup of named data in the app's resources, for ``NSDataAsset``.
package enum NamedData {
  private static let provider = FirstFunction<@Sendable (String, Bundle?) -> (data: Data, typeIdentifier: String)?>()

  /// Sets the function that looks up data.
  ///
  /// Only the first call has an effect.
  package static func setProvider(_ find: @escaping @Sendable (String, Bundle?) -> (data: Data, typeIdentifier: String)?) { provider.set(find) }

  static func find(_ name: String, in bundle: Bundle?) -> (data: Data, typeIdentifier: String)? { provider.function?(name, bundle) }
}
