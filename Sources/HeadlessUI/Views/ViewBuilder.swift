/// Builds a view from the statements of a closure: several views in a row, `if`, `if let`, `switch` and `if #available`.
@MainActor @preconcurrency
@resultBuilder
public enum ViewBuilder {
  /// Passes a single expression through.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty block is an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A block with one view is that view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A block with several views keeps each at its own structural position.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if`/`else` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .first(first))
  }

  /// The second branch of an `if`/`else` or `switch`.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .second(second))
  }

  /// A branch under `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
