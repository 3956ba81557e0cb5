/// A container that groups controls for entering data, such as settings, in rows.
///
/// In the element tree, a form is a `table` with a `cell` for each row, like a ``List``.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form with the given controls.
  ///
  /// Use a ``Section`` to group controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows, or the view that a custom style makes from them.
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
  /// Creates a form from a style's configuration.
  ///
  /// Inside a style's `makeBody(configuration:)`, the form uses the style that is set further out, so the style doesn't apply to itself.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}
