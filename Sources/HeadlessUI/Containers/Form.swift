/// Controls in rows, as in SwiftUI; a `table` with a `cell` for each row in the element tree, as a ``List`` is.
public struct Form<Content: View>: View {
  private let content: Content

  /// Makes a form of the controls in the closure; a ``Section`` groups them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows.
  public var body: some View { List { content } }
}
