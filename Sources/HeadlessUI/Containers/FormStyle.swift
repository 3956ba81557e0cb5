/// A custom appearance and layout for forms.
///
/// The style's body replaces the form.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates a view that represents the form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The properties of the form that the style is applied to.
  typealias Configuration = FormStyleConfiguration
}

/// The properties of a form that a style is applied to.
public struct FormStyleConfiguration {
  /// The type-erased content of a form.
  public struct Content: View, TransparentView {
    let part: StyledPart
    /// The content of the form.
    public var body: some View { part }
  }

  /// The content of the form.
  public let content: Content
}

extension FormStyle where Self: _StandardStyle {
  /// Creates a form without a custom style.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// The default form style, which shows the rows in a list.
public struct AutomaticFormStyle: FormStyle, _StandardStyle {
  /// Creates an automatic form style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default form style, which shows the rows in a list.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A form style that shows rows in groups.
public struct GroupedFormStyle: FormStyle, _StandardStyle {
  /// Creates a grouped form style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form style that shows rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A form style with columns of labels and controls.
///
/// On the simulated device, it shows a list.
public struct ColumnsFormStyle: FormStyle, _StandardStyle {
  /// Creates a columns form style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A form style with columns of labels and controls.
  ///
  /// On the simulated device, it shows a list.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of the forms in this view.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    applying(style, to: FormStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
