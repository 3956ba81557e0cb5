import Foundation

extension Color {
  /// Creates a color from its name in the app's assets.
  ///
  /// Its components are those of the catalog in the resources of the app, for the color scheme where it is resolved.
  public init(_ name: String) { self.init(name, bundle: nil) }

  /// Creates a color from its name in a bundle's assets; without a bundle in the app's.
  public init(_ name: String, bundle: Bundle?) { self.init(source: .asset(name, CurrentStrings.folder(of: bundle))) }

  /// The components of the color: a name that no catalog of colors has is transparent.
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
