/// Builds a scene from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum SceneBuilder {
  /// Returns the scene of an expression.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the scene of a block with one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the scenes of a block with several: a phone shows the first one with a window.
  public static func buildBlock<First: Scene, Second: Scene, each Content: Scene>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> SceneSequence<First, SceneSequenceRest<Second, repeat each Content>> {
    SceneSequence(first: first, rest: SceneSequenceRest(second, repeat each content))
  }

  /// Returns the scene of a block under `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes, of which a phone shows the first one with a window.
public struct SceneSequence<First: Scene, Rest: Scene>: Scene, PrimitiveScene {
  let first: First
  let rest: Rest

  var hasWindow: Bool { first.hasWindowInIt || rest.hasWindowInIt }

  func makeNode(_ inputs: NodeInputs) -> Node { first.hasWindowInIt || !rest.hasWindowInIt ? first.makeRootNode(inputs) : rest.makeRootNode(inputs) }

  func updateNode(_ node: Node) { if first.hasWindowInIt || !rest.hasWindowInIt { first.updateRootNode(node) } else { rest.updateRootNode(node) } }
}

/// The scenes behind the first one of a block.
public struct SceneSequenceRest<each Content: Scene>: Scene, PrimitiveScene {
  private let scenes: [any Scene]

  init(_ content: repeat each Content) {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    self.scenes = scenes
  }

  private var shown: any Scene { scenes.first { $0.hasWindowInIt } ?? scenes[0] }

  var hasWindow: Bool { scenes.contains { $0.hasWindowInIt } }

  func makeNode(_ inputs: NodeInputs) -> Node { shown.makeRootNode(inputs) }

  func updateNode(_ node: Node) { shown.updateRootNode(node) }
}
