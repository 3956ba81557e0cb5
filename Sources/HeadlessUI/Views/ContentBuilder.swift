/// Builds the content of a ``Group`` or a ``ForEach`` from the statements of a closure: views, toolbar items, tabs, table rows, scenes or commands.
///
/// One builder for all kinds of content keeps type-checking short: a closure is looked at once, and not once for each kind.
/// [Apple: ContentBuilder](https://developer.apple.com/documentation/swiftui/contentbuilder)
@MainActor @preconcurrency
@resultBuilder
public enum ContentBuilder {
  /// Returns the view of an expression.
  @inlinable @inline(__always)
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the content of an expression that is no view.
  @_disfavoredOverload
  @inlinable @inline(__always)
  public static func buildExpression<Content>(_ content: Content) -> Content { content }

  /// Returns an empty view for an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the content of a block with one expression.
  @inlinable @inline(__always)
  public static func buildBlock<Content>(_ content: Content) -> Content { content }

  /// Returns the view of a block with one view, which would be a tuple of one otherwise.
  @inlinable @inline(__always)
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns the views of a block, each with its structural identity.
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

extension ContentBuilder {
  /// Returns the toolbar items of a block.
  @_disfavoredOverload
  public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each Content: ToolbarContent>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> ToolbarItems<TupleView<(First._Items, Second._Items, repeat (each Content)._Items)>> {
    ToolbarContentBuilder.buildBlock(first, second, repeat each content)
  }

  /// Returns the toolbar items of an `if` without `else`.
  @_disfavoredOverload
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> OptionalToolbarContent<Content> { ToolbarContentBuilder.buildIf(content) }

  /// Returns the toolbar items of the first branch of an `if`/`else` or `switch`.
  @_disfavoredOverload
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First) -> ConditionalToolbarContent<First, Second> {
    ToolbarContentBuilder.buildEither(first: first)
  }

  /// Returns the toolbar items of the second branch of an `if`/`else` or `switch`.
  @_disfavoredOverload
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second) -> ConditionalToolbarContent<First, Second> {
    ToolbarContentBuilder.buildEither(second: second)
  }

  /// Returns the toolbar items of a branch under `if #available`.
  @_disfavoredOverload
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> ToolbarItems<AnyView> {
    ToolbarContentBuilder.buildLimitedAvailability(content)
  }
}

extension ContentBuilder {
  /// Returns the tabs of a block.
  @_disfavoredOverload
  public static func buildBlock<First: TabContent, Second: TabContent, each Content: TabContent>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> TabPages<First.TabValue, TupleView<(First._Pages, Second._Pages, repeat (each Content)._Pages)>> {
    TabContentBuilder<First.TabValue>.buildBlock(first, second, repeat each content)
  }

  /// Returns the tabs of an `if` without `else`.
  @_disfavoredOverload
  public static func buildIf<Content: TabContent>(_ content: Content?) -> OptionalTabContent<Content.TabValue, Content> {
    TabContentBuilder<Content.TabValue>.buildIf(content)
  }

  /// Returns the tabs of the first branch of an `if`/`else` or `switch`.
  @_disfavoredOverload
  public static func buildEither<First: TabContent, Second: TabContent>(first: First) -> ConditionalTabContent<First.TabValue, First, Second> {
    TabContentBuilder<First.TabValue>.buildEither(first: first)
  }

  /// Returns the tabs of the second branch of an `if`/`else` or `switch`.
  @_disfavoredOverload
  public static func buildEither<First: TabContent, Second: TabContent>(second: Second) -> ConditionalTabContent<First.TabValue, First, Second> {
    TabContentBuilder<First.TabValue>.buildEither(second: second)
  }

  /// Returns the tabs of a branch under `if #available`.
  @_disfavoredOverload
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> TabPages<Content.TabValue, AnyView> {
    TabContentBuilder<Content.TabValue>.buildLimitedAvailability(content)
  }
}

extension ContentBuilder {
  /// Returns the scenes of a block.
  @_disfavoredOverload
  public static func buildBlock<First: Scene, Second: Scene, each Content: Scene>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> SceneSequence<First, SceneSequenceRest<Second, repeat each Content>> {
    SceneBuilder.buildBlock(first, second, repeat each content)
  }

  /// Returns the commands of a block.
  @_disfavoredOverload
  public static func buildBlock<First: Commands, Second: Commands, each Content: Commands>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> EmptyCommands {
    EmptyCommands()
  }

  /// Returns the commands of an `if` without `else`.
  @_disfavoredOverload
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
}
