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

extension Group: Scene where Content: Scene {}

extension Group: Commands where Content: Commands {}
