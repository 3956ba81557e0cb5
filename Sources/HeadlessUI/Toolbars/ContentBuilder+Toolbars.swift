extension ContentBuilder {
  /// Combines the toolbar items of a block.
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

extension Group: ToolbarContent where Content: ToolbarContent {
  /// A view of the items, for internal use by the framework.
  public var _items: Content._Items { body._items }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
