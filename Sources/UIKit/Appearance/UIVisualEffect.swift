public import Foundation

/// A visual effect on the content behind a view.
///
/// On the simulated device, the effect isn't drawn.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur effect.
///
/// On the simulated device, the effect isn't drawn.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur effect.
  public enum Style: Int, Sendable {
    /// A very light blur.
    case extraLight = 0
    /// A light blur.
    case light = 1
    /// A dark blur.
    case dark = 2
    /// A blur that adapts to the system's appearance.
    case regular = 4
    /// A more prominent blur that adapts to the system's appearance.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The default material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  /// Creates a blur effect with a style.
  public convenience init(style: Style) { self.init() }
}
