import Foundation

/// Lookup of named colors in the app's resources, for `UIColor(named:)`.
package enum NamedColors {
  /// The result of looking up a named color.
  package enum Answer: Sendable {
    /// The color, in its light appearance.
    case color(UIColor)
    /// The resources have images or colors, but none with this name.
    case missing
    /// The resources don't have images or colors.
    case unknown
  }

  private static let provider = FirstFunction<@Sendable (String, Bundle?) -> Answer>()

  /// Sets the function that looks up colors.
  ///
  /// Only the first call has an effect.
  package static func setProvider(_ find: @escaping @Sendable (String, Bundle?) -> Answer) { provider.set(find) }

  static func find(_ name: String, in bundle: Bundle?) -> Answer { provider.function?(name, bundle) ?? .unknown }
}
