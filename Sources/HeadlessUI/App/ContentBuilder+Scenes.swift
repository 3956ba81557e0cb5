extension ContentBuilder {
  /// Builds scenes from a block with several scenes.
  @_disfavoredOverload
  public static func buildBlock<First: Scene, Second: Scene, each Content: Scene>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> SceneSequence<First, SceneSequenceRest<Second, repeat each Content>> {
    SceneBuilder.buildBlock(first, second, repeat each content)
  }

  /// Builds commands from a block with several expressions.
  @_disfavoredOverload
  public static func buildBlock<First: Commands, Second: Commands, each Content: Commands>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> EmptyCommands {
    EmptyCommands()
  }

  /// Builds commands from an `if` statement without an `else`.
  @_disfavoredOverload
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
}

extension Group: Scene where Content: Scene {}

extension Group: Commands where Content: Commands {}
