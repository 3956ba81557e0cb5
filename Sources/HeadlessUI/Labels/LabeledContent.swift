import Foundation

/// A label with a content that it describes: the label at the leading edge, the content at the trailing one.
public struct LabeledContent<Label: View, Content: View>: View, TransparentView {
  private let label: Label
  private let content: Content

  /// Creates a labeled content from two views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label, then the content, or what a style around makes of them.
  public var body: some View {
    let (label, content) = (label, content)
    return StyledView {
      LabeledContentStyleConfiguration(label: .init(part: StyledPart(label)), content: .init(part: StyledPart(content)))
    } standard: {
      HStack {
        label
        Spacer()
        content
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a labeled content with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled text with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Creates a labeled value with a title, in the style that formats it.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(_ title: Title, value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates the labeled content that a style is applied to, in the style around that one.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
