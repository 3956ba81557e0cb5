/// A container of controls in rows, as in SwiftUI; in the element tree a `table` with a `cell` for each row, as a ``List`` is.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form with the controls of the closure; a ``Section`` groups them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows.
  public var body: some View { List { content } }
}
