import Foundation

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style, used for primary content.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The current background style.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background style of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of large filled areas, for example behind text.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background style of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with an opacity from 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(source: .faded(.level(0), opacity)) }
  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(ForegroundStyle()) }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a value from 0 to 1.
  // Disfavored, so `opacity(_:)` on a color or gradient in a view builder returns a view.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(source: paintSource?.opacity(opacity)) }
  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }
  /// Returns the style with a blend mode.
  ///
  /// The blend mode has no effect, because styles aren't drawn on the simulated device.
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
  /// Returns the style as if it filled the given rectangle instead of the shape's bounds.
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
