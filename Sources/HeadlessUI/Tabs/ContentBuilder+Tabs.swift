extension ContentBuilder {
  /// Combines the tabs of a block.
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

extension Group: TabContent where Content: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Content.TabValue

  /// Returns a view of the pages.
  ///
  /// This method is for internal use by the framework.
  public func _pages(_ settings: _TabSettings) -> Content._Pages { body._pages(settings) }
}
