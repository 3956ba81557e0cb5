/// A custom appearance and layout for group boxes.
///
/// The style's body replaces the group box.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates a view that represents the group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The properties of the group box that the style is applied to.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box that a style is applied to.
public struct GroupBoxStyleConfiguration {
  /// The type-erased label of a group box.
  public typealias Label = _LabelAndContent<DefaultGroupBoxStyle>.Label
  /// The type-erased content of a group box.
  public typealias Content = _LabelAndContent<DefaultGroupBoxStyle>.Content

  /// The label of the group box.
  public let label: Label
  /// The content of the group box.
  public let content: Content
}

/// The default group box style, which shows the label above the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle, _StandardStyle {
  /// Creates a default group box style.
  public init() {}

  /// Creates a group box without a custom style.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default group box style, which shows the label above the content.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of the group boxes in this view.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    applying(style, to: GroupBoxStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
