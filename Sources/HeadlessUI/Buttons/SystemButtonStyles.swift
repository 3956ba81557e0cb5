import ScreenModel

// The system's button styles. Styles with a border make a button larger. Only pictures show the rest.

extension PrimitiveButtonStyle where Self: _StandardStyle {
  /// Creates a button without a custom style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The default button style.
///
/// Only pictures show it.
public struct DefaultButtonStyle: PrimitiveButtonStyle, _StandardStyle {
  /// Creates a default button style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default button style.
  ///
  /// Only pictures show it.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button style without decoration.
///
/// Only pictures show it.
public struct PlainButtonStyle: PrimitiveButtonStyle, _StandardStyle, DrawnStyle {
  /// Creates a plain button style.
  public init() {}

  var drawnStyle: ElementLook.Style { .plain }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button style without decoration.
  ///
  /// Only pictures show it.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button style without a border.
///
/// Only pictures show it.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, _StandardStyle, DrawnStyle {
  /// Creates a borderless button style.
  public init() {}

  var drawnStyle: ElementLook.Style { .borderless }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button style without a border.
  ///
  /// Only pictures show it.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button style with a border.
///
/// The label has room around it. Only pictures show the rest.
public struct BorderedButtonStyle: PrimitiveButtonStyle, _StandardStyle, DrawnStyle {
  /// Creates a bordered button style.
  public init() {}

  var drawnStyle: ElementLook.Style { .bordered }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button style with a border.
  ///
  /// The label has room around it. Only pictures show the rest.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A button style with a border that stands out.
///
/// The label has room around it. Only pictures show the rest.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _StandardStyle, DrawnStyle {
  /// Creates a bordered prominent button style.
  public init() {}

  var drawnStyle: ElementLook.Style { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button style with a border that stands out.
  ///
  /// The label has room around it. Only pictures show the rest.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A button style with a glass background.
///
/// The label has room around it. Only pictures show the rest.
public struct GlassButtonStyle: PrimitiveButtonStyle, _StandardStyle, DrawnStyle {
  /// Creates a glass button style.
  public init() {}

  var drawnStyle: ElementLook.Style { .bordered }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button style with a glass background.
  ///
  /// The label has room around it. Only pictures show the rest.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A button style with a glass background that stands out.
///
/// The label has room around it. Only pictures show the rest.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, _StandardStyle, DrawnStyle {
  /// Creates a glass prominent button style.
  public init() {}

  var drawnStyle: ElementLook.Style { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button style with a glass background that stands out.
  ///
  /// The label has room around it. Only pictures show the rest.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
