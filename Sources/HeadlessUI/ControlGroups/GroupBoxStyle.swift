/// A style of group boxes, whose body becomes the group box.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates the view of the group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is applied to.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The group box that a style is applied to.
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

/// The default style: the label above the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle, _StandardStyle {
  /// Creates the style.
  public init() {}

  /// Creates the view.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style: the label above the content.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of the group boxes in this view.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    applying(style, to: GroupBoxStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
