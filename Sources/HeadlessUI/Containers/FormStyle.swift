/// A style of forms, whose body becomes the form.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates the view of the form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is applied to.
  typealias Configuration = FormStyleConfiguration
}

/// The form that a style is applied to.
public struct FormStyleConfiguration {
  /// The type-erased content of a form.
  public struct Content: View, TransparentView {
    let part: StyledPart
    /// The content of a form itself.
    public var body: some View { part }
  }

  /// The form's content.
  public let content: Content
}

extension FormStyle where Self: _StandardStyle {
  /// Creates the view as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// The default style: the rows of a list.
public struct AutomaticFormStyle: FormStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style: the rows of a list.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The rows in groups.
public struct GroupedFormStyle: FormStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels and controls in columns; here the rows of a list.
public struct ColumnsFormStyle: FormStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in columns; here the rows of a list.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of the forms in this view.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    applying(style, to: FormStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
