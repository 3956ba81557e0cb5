import Foundation

/// Finds colors by their names in the resources of the app, for `UIColor(named:)`.
package enum NamedColors {
  /// What is known of a name.
  package enum Answer: Sendable {
    /// The color, as it is in light mode.
    case color(UIColor)
    /// There are images or colors, and no color of this name.
    case missing
    /// There are no images and no colors at all.
    case unknown
  }

  private static let provider = FirstFunction<@Sendable (String, Bundle?) -> Answer>()

  /// Names the function that finds colors; the first one counts.
  package static func setProvider(_ find: @escaping @Sendable (String, Bundle?) -> Answer) { provider.set(find) }

  static func find(_ name: String, in bundle: Bundle?) -> Answer { provider.function?(name, bundle) ?? .unknown }
}
