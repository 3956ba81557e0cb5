/// A container of controls in rows, as in SwiftUI; in the element tree a `table` with a `cell` for each row, as a ``List`` is.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form with the controls of the closure; a ``Section`` groups them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows, or what a style around makes of them.
  public var body: some View {
    let content = content
    return StyledView {
      FormStyleConfiguration(content: .init(part: StyledPart(content)))
    } standard: {
      List { content }
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form that a style is applied to, in the style around that one.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}
