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
public typealias LabeledContentStyleConfiguration = _LabelAndContent<AutomaticLabeledContentStyle>

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
