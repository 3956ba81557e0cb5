/// A type that represents an app and builds its scenes.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder var body: Body { get }

  /// Creates the app, once for each launch.
  init()
}

/// A part of an app's user interface with its own life cycle.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that the framework renders itself instead of evaluating a body.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  /// Whether the scene has a window on iOS.
  var hasWindow: Bool { get }
  func makeNode(_ inputs: NodeInputs) -> Node
  func updateNode(_ node: Node)
}

extension PrimitiveScene {
  var hasWindow: Bool { true }
}

extension Scene where Body == Never {
  /// Not called, because the framework renders the scene without evaluating a body.
  public var body: Never { fatalError("\(Self.self) is rendered by the framework and has no body.") }
}

extension Scene {
  /// Creates the node of the scene's first window.
  func makeRootNode(_ inputs: NodeInputs) -> Node {
    if let primitive = self as? any PrimitiveScene { return primitive.makeNode(inputs) }
    return body.makeRootNode(inputs)
  }

  /// Updates the node of the scene's first window.
  func updateRootNode(_ node: Node) {
    if let primitive = self as? any PrimitiveScene { primitive.updateNode(node) } else { body.updateRootNode(node) }
  }

  /// Whether the scene contains a window.
  var hasWindowInIt: Bool {
    if let primitive = self as? any PrimitiveScene { return primitive.hasWindow }
    return body.hasWindowInIt
  }
}
