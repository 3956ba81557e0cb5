import Foundation
import ScreenModel

/// A color, or a view that fills the proposed area with a color.
///
/// As a view, a color has no element. Only pictures show it.
public struct Color: ShapeStyle, Hashable {
  enum Source: Hashable {
    /// The name of a color in the catalogs of a folder, or in the app's catalogs if the folder is `nil`.
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

  /// Creates a shade of gray, from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) { self.init(red: white, green: white, blue: white, opacity: opacity) }

  /// Creates a color from its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    source = .components(Resolved(hue: hue, saturation: saturation, brightness: brightness))
    alpha = opacity
  }

  /// Returns the color with its opacity multiplied by a value.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha *= opacity
    return copy
  }

  /// The color black.
  public static let black = Color(system: "black")
  /// The color blue.
  public static let blue = Color(system: "blue")
  /// The color brown.
  public static let brown = Color(system: "brown")
  /// A transparent color.
  public static let clear = Color(system: "clear")
  /// The color cyan.
  public static let cyan = Color(system: "cyan")
  /// The color gray.
  public static let gray = Color(system: "gray")
  /// The color green.
  public static let green = Color(system: "green")
  /// The color indigo.
  public static let indigo = Color(system: "indigo")
  /// The color mint.
  public static let mint = Color(system: "mint")
  /// The color orange.
  public static let orange = Color(system: "orange")
  /// The color pink.
  public static let pink = Color(system: "pink")
  /// The color purple.
  public static let purple = Color(system: "purple")
  /// The color red.
  public static let red = Color(system: "red")
  /// The color teal.
  public static let teal = Color(system: "teal")
  /// The color white.
  public static let white = Color(system: "white")
  /// The color yellow.
  public static let yellow = Color(system: "yellow")
  /// The color of primary content, such as text.
  public static let primary = Color(system: "primary")
  /// The color of secondary content, such as less important text.
  public static let secondary = Color(system: "secondary")
  /// The accent color of the system.
  public static let accentColor = Color(system: "accentColor")
}
