public import Foundation

/// What is done with what is behind a view.
///
/// It changes no element.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur.
///
/// It changes no element.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How strong and how light the blur is.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the system has it.
    case regular = 4
    /// As the system has it, and clearer.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  /// Creates a blur.
  public convenience init(style: Style) { self.init() }
}
