/// A style that fills a shape or a text.
///
/// A headless screen has no pixels: styles are accepted and have no effect.
public protocol ShapeStyle: Sendable {}

/// A level of the style around it.
public struct HierarchicalShapeStyle: ShapeStyle {}

/// The tint.
public struct TintShapeStyle: ShapeStyle {}

/// The background.
public struct BackgroundStyle: ShapeStyle {}

/// A blur of the background.
public struct Material: ShapeStyle {
  /// A very thin blur.
  public static let ultraThinMaterial = Material()
  /// A thin blur.
  public static let thinMaterial = Material()
  /// A blur.
  public static let regularMaterial = Material()
  /// A thick blur.
  public static let thickMaterial = Material()
  /// A very thick blur.
  public static let ultraThickMaterial = Material()
  /// The blur of the system's bars.
  public static let bar = Material()
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  /// Creates a type-erased style.
  public init<Style: ShapeStyle>(_ style: Style) {}
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level: the color of text.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Material {
  /// A very thin blur.
  public static var ultraThinMaterial: Material { Material() }
  /// A thin blur.
  public static var thinMaterial: Material { Material() }
  /// A blur.
  public static var regularMaterial: Material { Material() }
  /// A thick blur.
  public static var thickMaterial: Material { Material() }
  /// A very thick blur.
  public static var ultraThickMaterial: Material { Material() }
  /// The blur of the system's bars.
  public static var bar: Material { Material() }
}

extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { Color.black }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// Transparent.
  public static var clear: Color { Color.clear }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// Green.
  public static var green: Color { Color.green }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Red.
  public static var red: Color { Color.red }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// White.
  public static var white: Color { Color.white }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
}
