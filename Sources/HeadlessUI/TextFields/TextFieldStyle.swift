/// A style of text fields, whose body becomes the field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that ``_body(configuration:)`` returns.
  associatedtype _Body: View

  /// Creates the view of a field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body

  /// The label of the field that a style is applied to.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of the field that a style is applied to.
public struct _TextFieldStyleLabel: View, TransparentView {
  /// Nothing: the label is the field's own.
  public var body: some View { EmptyView() }
}

/// The default style of text fields; each standard style shows the same element.
public struct DefaultTextFieldStyle: TextFieldStyle, _StandardStyle {
  /// Creates the style.
  public init() {}

  /// Creates the field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A text field without decoration; each standard style shows the same element.
public struct PlainTextFieldStyle: TextFieldStyle, _StandardStyle {
  /// Creates the style.
  public init() {}

  /// Creates the field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A text field with a rounded border; each standard style shows the same element.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, _StandardStyle {
  /// Creates the style.
  public init() {}

  /// Creates the field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of the text fields in this view; a field with a rounded border is higher than the others.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    applying(style, to: TextField<_TextFieldStyleLabel>.self) { $0._body(configuration: $1) }
      .transformEnvironment(\.fieldsHaveBorders) { if style is any _StandardStyle { $0 = style is RoundedBorderTextFieldStyle } }
  }
}

extension EnvironmentValues {
  /// Whether text fields have a rounded border.
  @Entry var fieldsHaveBorders = false
}
