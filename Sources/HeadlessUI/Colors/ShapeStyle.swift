import Foundation

/// A style that fills a shape or text, such as a color or a gradient.
///
/// On the simulated device, styles have no effect, because nothing is drawn.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style.
  associatedtype Resolved: ShapeStyle = Never

  /// Resolves the style in an environment.
  ///
  /// On the simulated device, this method isn't called.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Not called, because built-in styles aren't resolved.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is a system style and can’t be resolved.") }
}

extension Never: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never
}

/// A level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The level, from 0 (primary).
  let level: Int
}

/// The foreground style, which is the color of text.
public struct ForegroundStyle: ShapeStyle {
  /// Creates a foreground style.
  public init() {}
}

/// The tint of the surrounding views.
///
/// On the simulated device, the tint isn't drawn.
public struct TintShapeStyle: ShapeStyle {
  /// Creates a tint style.
  public init() {}
}

/// The background style of the surrounding views.
///
/// On the simulated device, the background isn't drawn.
public struct BackgroundStyle: ShapeStyle {
  /// Creates a background style.
  public init() {}
}

/// The background style of selected content.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates a selection style.
  public init() {}
}

/// The style of separators between views.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates a separator style.
  public init() {}
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates a placeholder text style.
  public init() {}
}

/// The style of links.
///
/// On the simulated device, the color of links isn't drawn.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates a link style.
  public init() {}
}

/// The style of large filled areas, for example behind text.
public struct FillShapeStyle: ShapeStyle {
  /// Creates a fill style.
  public init() {}
}

/// The background style of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates a window background style.
  public init() {}
}

/// A type-erased shape style, for example for a property that holds one of several styles.
public struct AnyShapeStyle: ShapeStyle {
  /// The source of the style's color, or `nil` for a style of the app.
  let source: PaintSource?

  /// Creates a type-erased style.
  public init<Style: ShapeStyle>(_ style: Style) { source = style.paintSource }

  init(source: PaintSource?) { self.source = source }
}

/// A shadow that a shape style draws.
public struct ShadowStyle: Hashable, Sendable {
  private let isInner: Bool

  /// Returns a drop shadow, drawn behind the content.
  public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle(isInner: false) }
  /// Returns an inner shadow, drawn inside the content.
  public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle(isInner: true) }
}
