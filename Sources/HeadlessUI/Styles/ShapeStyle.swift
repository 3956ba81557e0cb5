/// What a shape or a text is filled with.
///
/// A headless screen has no pixels: styles are accepted and change nothing that a test could see.
public protocol ShapeStyle: Sendable {}

/// A style that steps back from the one around it.
public struct HierarchicalShapeStyle: ShapeStyle {}

/// The style of what can be tapped.
public struct TintShapeStyle: ShapeStyle {}

/// The style of the background.
public struct BackgroundStyle: ShapeStyle {}

/// A blur of what lies behind.
public struct Material: ShapeStyle {
  /// A blur that lets nearly everything through.
  public static let ultraThinMaterial = Material()
  /// A blur that lets much through.
  public static let thinMaterial = Material()
  /// A blur.
  public static let regularMaterial = Material()
  /// A blur that lets little through.
  public static let thickMaterial = Material()
  /// A blur that lets hardly anything through.
  public static let ultraThickMaterial = Material()
  /// The blur of the system's bars.
  public static let bar = Material()
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  /// Hides the type of a style.
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
  /// The style of what can be tapped.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Material {
  /// A blur that lets nearly everything through.
  public static var ultraThinMaterial: Material { Material() }
  /// A blur that lets much through.
  public static var thinMaterial: Material { Material() }
  /// A blur.
  public static var regularMaterial: Material { Material() }
  /// A blur that lets little through.
  public static var thickMaterial: Material { Material() }
  /// A blur that lets hardly anything through.
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
  /// Nothing that could be seen.
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
