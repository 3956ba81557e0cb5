/// A type that defines the appearance of text fields.
///
/// The body of the style replaces the field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that ``_body(configuration:)`` returns.
  associatedtype _Body: View

  /// Creates the view that replaces a text field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body

  /// The label of the field that a style is applied to.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of the field that a style is applied to.
public struct _TextFieldStyleLabel: View, TransparentView {
  /// An empty view, because the field shows its own label.
  public var body: some View { EmptyView() }
}

/// The default style of text fields.
///
/// All standard styles show the same element.
public struct DefaultTextFieldStyle: TextFieldStyle, _StandardStyle {
  /// Creates a default text field style.
  public init() {}

  /// Returns the field unchanged.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A style without a border.
///
/// All standard styles show the same element.
public struct PlainTextFieldStyle: TextFieldStyle, _StandardStyle {
  /// Creates a plain text field style.
  public init() {}

  /// Returns the field unchanged.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A style with a rounded border.
///
/// All standard styles show the same element.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, _StandardStyle {
  /// Creates a rounded-border text field style.
  public init() {}

  /// Returns the field unchanged.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of the text fields in this view.
  ///
  /// A field with a rounded border is higher than a field with another style.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    applying(style, to: TextField<_TextFieldStyleLabel>.self) { $0._body(configuration: $1) }
      .transformEnvironment(\.fieldsHaveBorders) { if style is any _StandardStyle { $0 = style is RoundedBorderTextFieldStyle } }
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether text fields have a rounded border.
  @Entry var fieldsHaveBorders = false
}
