/// A result builder that creates the content of a ``Group`` or a ``ForEach``.
///
/// The content consists of views, toolbar items, tabs, table rows, scenes, or commands.
///
/// One builder for all kinds of content keeps type checking fast, because the compiler checks a closure once and not once for each kind.
/// [Apple: ContentBuilder](https://developer.apple.com/documentation/swiftui/contentbuilder)
@MainActor @preconcurrency
@resultBuilder
public enum ContentBuilder {
  /// Returns the view of an expression.
  @inlinable @inline(__always)
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the content of an expression that isn't a view.
  @_disfavoredOverload
  @inlinable @inline(__always)
  public static func buildExpression<Content>(_ content: Content) -> Content { content }

  /// Returns an empty view for an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the content of a block with a single statement.
  @inlinable @inline(__always)
  public static func buildBlock<Content>(_ content: Content) -> Content { content }

  /// Returns the view of a block with a single view.
  ///
  /// Without this method, the block would create a tuple with one view.
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
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> { ConditionalContent(storage: .first(first)) }

  /// Returns the view of the second branch of an `if`/`else` or `switch`.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> { ConditionalContent(storage: .second(second)) }

  /// Returns the view of a branch under `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
