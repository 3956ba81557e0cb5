import Foundation

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level: the color of text.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The fifth level.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The color of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of lines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The color of large areas behind text.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with an opacity from 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(ForegroundStyle()) }
  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(ForegroundStyle()) }
}

extension ShapeStyle {
  /// Returns the style with an opacity from 0 to 1.
  // A gradient or a color among views is a view.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(self) }
  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }
  /// The style mixed with the colors behind it in another way; a headless screen shows no colors.
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
  /// Returns the style as if it filled a rectangle.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnyShapeStyle(self) }
  /// The second level of the style.
  public var secondary: some ShapeStyle { AnyShapeStyle(self) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { AnyShapeStyle(self) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { AnyShapeStyle(self) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { AnyShapeStyle(self) }
}
