import Foundation

extension Color {
  /// Creates a color from a name in the app's asset catalogs.
  ///
  /// The components depend on the color scheme and are looked up when the color is resolved.
  public init(_ name: String) { self.init(name, bundle: nil) }

  /// Creates a color from a name in a bundle's asset catalogs.
  ///
  /// If the bundle is `nil`, the color is looked up in the app's asset catalogs.
  public init(_ name: String, bundle: Bundle?) { self.init(source: .asset(name, CurrentStrings.folder(of: bundle))) }

  /// Returns the components of the color.
  ///
  /// If the asset catalogs don't contain the color, the result is a transparent color.
  func resolved(isDark: Bool) -> Resolved {
    var found =
      switch source {
      case .asset(let name, let folder): CurrentImages.color(name, at: folder)?.resolved(isDark: isDark) ?? .transparent
      case .system(let color) where color.name == "accentColor": CurrentImages.color("AccentColor", at: nil)?.resolved(isDark: isDark) ?? Color.blue.resolved(isDark: isDark)
      case .system(let color): color.resolved(isDark: isDark)
      case .components(let components): components
      }
    found.opacity *= Float(alpha)
    return found
  }
}
