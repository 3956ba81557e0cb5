/// A result builder that creates a scene from a closure.
@MainActor @preconcurrency
@resultBuilder
public enum SceneBuilder {
  /// Builds a scene from an expression.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds a scene from a block with one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds a scene from a block with several scenes.
  ///
  /// The screen shows the first scene that has a window.
  public static func buildBlock<First: Scene, Second: Scene, each Content: Scene>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> SceneSequence<First, SceneSequenceRest<Second, repeat each Content>> {
    SceneSequence(first: first, rest: SceneSequenceRest(second, repeat each content))
  }

  /// Builds a scene from an `if #available` block.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// A sequence of scenes.
///
/// The screen shows the first scene that has a window.
public struct SceneSequence<First: Scene, Rest: Scene>: Scene, PrimitiveScene {
  let first: First
  let rest: Rest

  var hasWindow: Bool { first.hasWindowInIt || rest.hasWindowInIt }

  func makeNode(_ inputs: NodeInputs) -> Node { first.hasWindowInIt || !rest.hasWindowInIt ? first.makeRootNode(inputs) : rest.makeRootNode(inputs) }

  func updateNode(_ node: Node) { if first.hasWindowInIt || !rest.hasWindowInIt { first.updateRootNode(node) } else { rest.updateRootNode(node) } }
}

/// The scenes after the first one in a block.
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
