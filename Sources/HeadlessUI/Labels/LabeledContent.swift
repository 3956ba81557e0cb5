import Foundation

/// A view with a label at its leading edge and content at its trailing edge.
public struct LabeledContent<Label: View, Content: View>: View, TransparentView {
  private let label: Label
  private let content: Content

  /// Creates labeled content from a content view and a label view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label before the content, or the view that a custom style makes from them.
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
  /// Creates labeled content with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled content with a title and a text value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Creates labeled content with a title and a formatted value.
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
  /// Creates labeled content from a style's configuration.
  ///
  /// Inside a style's `makeBody(configuration:)`, the labeled content uses the style that is set further out, so the style doesn't apply to itself.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
