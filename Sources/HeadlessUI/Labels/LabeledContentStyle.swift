/// A custom appearance for labeled content.
///
/// The style's body replaces the labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates a view that represents the labeled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The properties of the labeled content that the style is applied to.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of labeled content that a style is applied to.
public struct LabeledContentStyleConfiguration {
  /// The type-erased label of labeled content.
  public typealias Label = _LabelAndContent<AutomaticLabeledContentStyle>.Label
  /// The type-erased content of labeled content.
  public typealias Content = _LabelAndContent<AutomaticLabeledContentStyle>.Content

  /// The label of the labeled content.
  public let label: Label
  /// The content of the labeled content.
  public let content: Content
}

/// The default labeled content style: a label at the leading edge, and content at the trailing edge.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, _StandardStyle {
  /// Creates an automatic labeled content style.
  public init() {}

  /// Creates labeled content without a custom style.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default labeled content style: a label at the leading edge, and content at the trailing edge.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the style of labeled content in this view.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    applying(style, to: LabeledContentStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
