/// A style of labeled contents, whose body becomes the labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates the view of the labeled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is applied to.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The labeled content that a style is applied to.
public struct LabeledContentStyleConfiguration {
  /// The type-erased label of a labeled content.
  public typealias Label = _LabelAndContent<AutomaticLabeledContentStyle>.Label
  /// The type-erased content of a labeled content.
  public typealias Content = _LabelAndContent<AutomaticLabeledContentStyle>.Content

  /// The label of the labeled content.
  public let label: Label
  /// The content of the labeled content.
  public let content: Content
}

/// The default style: the label at the leading edge, the content at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, _StandardStyle {
  /// Creates the style.
  public init() {}

  /// Creates the view.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style: the label at the leading edge, the content at the trailing one.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the style of the labeled contents in this view.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    applying(style, to: LabeledContentStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
