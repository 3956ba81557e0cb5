import Foundation

/// A style that fills a shape or a text.
///
/// Nothing is drawn on a simulated device: styles are accepted and have no effect.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one becomes in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one becomes in an environment; it is not asked for here.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Never called: a style of the system is what it is.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is a style of the system and does not become another one.") }
}

extension Never: ShapeStyle {
  /// The type of the style that this one becomes.
  public typealias Resolved = Never
}

/// A level of the style around it.
public struct HierarchicalShapeStyle: ShapeStyle {}

/// The foreground: the color of texts.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The tint of the views around, as a style; a headless screen shows no colors.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The background of the views around, as a style; a headless screen shows no colors.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The color of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The color of lines between views.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The color of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The color of links, as a style; a headless screen shows no colors.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The color of large areas behind text.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// A style whose type is hidden, so that a property can hold one of several styles.
public struct AnyShapeStyle: ShapeStyle {
  /// Creates a type-erased style.
  public init<Style: ShapeStyle>(_ style: Style) {}
}

/// A shadow as a part of a style.
public struct ShadowStyle: Hashable, Sendable {
  private let isInner: Bool

  /// A shadow behind what is drawn.
  public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle(isInner: false) }
  /// A shadow within what is drawn.
  public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle(isInner: true) }
}
