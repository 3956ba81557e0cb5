import Foundation
import ScreenModel

/// A color.
///
/// A headless screen does not show it, and an ``ImageRenderer`` draws it: as a view it takes the proposed area and has no element.
public struct Color: ShapeStyle, Hashable {
  private enum Source: Hashable {
    case asset(String, URL?)
    case system(SystemColor)
    case components(Resolved)
  }

  private let source: Source
  private var alpha: Double = 1

  /// Creates a color from its name in the app's assets.
  ///
  /// Its components are those of the catalog in the resources of the app, for the color scheme where it is resolved.
  public init(_ name: String) { self.init(name, bundle: nil) }

  /// Creates a color from its name in a bundle's assets; without a bundle in the app's.
  public init(_ name: String, bundle: Bundle?) { source = .asset(name, CurrentStrings.folder(of: bundle)) }

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

extension Color: View, PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> Node { ColorNode(self, inputs) }

  /// Whether nothing of the color is seen, so that touches go through it.
  fileprivate var isTransparent: Bool { alpha <= 0 || self == .clear }
}

private final class ColorNode: FillNode<Color>, DrawingNode {
  private var view: Color

  override init(_ view: Color, _ inputs: NodeInputs) {
    self.view = view
    super.init(view, inputs)
  }

  override func update(_ view: Color) { self.view = view }

  override func isDrawn(at point: CGPoint) -> Bool { !view.isTransparent && super.isDrawn(at: point) }

  var marks: [ScreenDrawing.Mark] { [Path(CGRect(origin: .zero, size: frame.size)).mark(view.resolve(in: environment))] }
}
