import Foundation

/// A color.
///
/// A headless screen does not show it: as a view it takes the proposed area and has no element.
public struct Color: ShapeStyle, Hashable {
  private let name: String
  private var alpha: Double = 1

  /// Creates a color from its name in the app's assets.
  public init(_ name: String) { self.name = name }

  /// Creates a color from its components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "rgb(\(red), \(green), \(blue))"
    alpha = opacity
  }

  /// Creates a shade of gray from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) {
    name = "white(\(white))"
    alpha = opacity
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hsb(\(hue), \(saturation), \(brightness))"
    alpha = opacity
  }

  /// Returns the color with an opacity.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha *= opacity
    return copy
  }

  /// Black.
  public static let black = Color("black")
  /// Blue.
  public static let blue = Color("blue")
  /// Brown.
  public static let brown = Color("brown")
  /// Transparent.
  public static let clear = Color("clear")
  /// Cyan.
  public static let cyan = Color("cyan")
  /// Gray.
  public static let gray = Color("gray")
  /// Green.
  public static let green = Color("green")
  /// Indigo.
  public static let indigo = Color("indigo")
  /// Mint.
  public static let mint = Color("mint")
  /// Orange.
  public static let orange = Color("orange")
  /// Pink.
  public static let pink = Color("pink")
  /// Purple.
  public static let purple = Color("purple")
  /// Red.
  public static let red = Color("red")
  /// Teal.
  public static let teal = Color("teal")
  /// White.
  public static let white = Color("white")
  /// Yellow.
  public static let yellow = Color("yellow")
  /// The color of text.
  public static let primary = Color("primary")
  /// The color of less important text.
  public static let secondary = Color("secondary")
  /// The accent color.
  public static let accentColor = Color("accentColor")
}

extension Color: View, PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> Node { FillNode(self, inputs) }
}
