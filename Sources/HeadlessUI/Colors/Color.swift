import Foundation
import ScreenModel

/// A color.
///
/// A headless screen does not show it, and an ``ImageRenderer`` draws it: as a view it takes the proposed area and has no element.
public struct Color: ShapeStyle, Hashable {
  enum Source: Hashable {
    /// A name in the catalogs of a folder, or of the app where none is given.
    case asset(String, URL?)
    case system(SystemColor)
    case components(Resolved)
  }

  let source: Source
  private(set) var alpha: Double = 1

  init(source: Source) { self.source = source }

  private init(system name: String) { source = .system(SystemColor(name: name)) }

  /// Creates a color from its components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    source = .components(Resolved(red: Float(red), green: Float(green), blue: Float(blue)))
    alpha = opacity
  }

  /// Creates a shade of gray from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) { self.init(red: white, green: white, blue: white, opacity: opacity) }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    source = .components(Resolved(hue: hue, saturation: saturation, brightness: brightness))
    alpha = opacity
  }

  /// Returns the color with an opacity.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha *= opacity
    return copy
  }

  /// Black.
  public static let black = Color(system: "black")
  /// Blue.
  public static let blue = Color(system: "blue")
  /// Brown.
  public static let brown = Color(system: "brown")
  /// Transparent.
  public static let clear = Color(system: "clear")
  /// Cyan.
  public static let cyan = Color(system: "cyan")
  /// Gray.
  public static let gray = Color(system: "gray")
  /// Green.
  public static let green = Color(system: "green")
  /// Indigo.
  public static let indigo = Color(system: "indigo")
  /// Mint.
  public static let mint = Color(system: "mint")
  /// Orange.
  public static let orange = Color(system: "orange")
  /// Pink.
  public static let pink = Color(system: "pink")
  /// Purple.
  public static let purple = Color(system: "purple")
  /// Red.
  public static let red = Color(system: "red")
  /// Teal.
  public static let teal = Color(system: "teal")
  /// White.
  public static let white = Color(system: "white")
  /// Yellow.
  public static let yellow = Color(system: "yellow")
  /// The color of text.
  public static let primary = Color(system: "primary")
  /// The color of less important text.
  public static let secondary = Color(system: "secondary")
  /// The accent color.
  public static let accentColor = Color(system: "accentColor")
}
