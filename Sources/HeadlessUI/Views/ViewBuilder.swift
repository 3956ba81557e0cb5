/// A result builder that creates a view from the statements of a closure.
///
/// The builder supports several views in sequence, `if`, `if let`, `switch`, and `if #available`.
@MainActor @preconcurrency
@resultBuilder
public enum ViewBuilder {
  /// Returns the view of an expression.
  @inlinable @inline(__always)
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty view for an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the view of a block with a single view.
  @inlinable @inline(__always)
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines several views, each with its own structural identity.
  @inlinable @inline(__always)
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Returns the view of an `if` without `else`.
  @inlinable @inline(__always)
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of the first branch of an `if`/`else` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .first(first))
  }

  /// Returns the view of the second branch of an `if`/`else` or `switch`.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .second(second))
  }

  /// Returns the view of a branch under `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
