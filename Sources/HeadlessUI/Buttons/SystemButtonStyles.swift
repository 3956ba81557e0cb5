// The button styles of the system. A headless screen has no decoration: a button in each of them is the same element.

extension PrimitiveButtonStyle where Self: _StandardStyle {
  /// Creates the view as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The default style of buttons.
///
/// It changes no element.
public struct DefaultButtonStyle: PrimitiveButtonStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style of buttons.
  ///
  /// It changes no element.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A style without decoration.
///
/// It changes no element.
public struct PlainButtonStyle: PrimitiveButtonStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style without decoration.
  ///
  /// It changes no element.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A style without a border.
///
/// It changes no element.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border.
  ///
  /// It changes no element.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A style with a border.
///
/// It changes no element.
public struct BorderedButtonStyle: PrimitiveButtonStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a border.
  ///
  /// It changes no element.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A prominent style with a border.
///
/// It changes no element.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A prominent style with a border.
  ///
  /// It changes no element.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A style with a background of glass.
///
/// It changes no element.
public struct GlassButtonStyle: PrimitiveButtonStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style with a background of glass.
  ///
  /// It changes no element.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A prominent style with a background of glass.
///
/// It changes no element.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A prominent style with a background of glass.
  ///
  /// It changes no element.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
