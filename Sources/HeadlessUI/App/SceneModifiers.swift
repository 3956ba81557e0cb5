import Foundation

/// A scene with a modifier.
public struct ModifiedScene<Content: Scene, Modified: View>: Scene, PrimitiveScene {
  let content: Content
  let modify: (SceneContent<Content>) -> Modified

  var hasWindow: Bool { content.hasWindowInIt }

  func makeNode(_ inputs: NodeInputs) -> Node { Node.make(modify(SceneContent(scene: content)), inputs) }

  func updateNode(_ node: Node) { node.updateView(modify(SceneContent(scene: content))) }
}

/// The content of a scene as a view.
public struct SceneContent<Content: Scene>: View, PrimitiveView {
  let scene: Content

  func makeNode(_ inputs: NodeInputs) -> Node { SceneContentNode(self, inputs) }
}

private final class SceneContentNode<Content: Scene>: ViewNode<SceneContent<Content>> {
  private var child: Node!

  init(_ view: SceneContent<Content>, _ inputs: NodeInputs) {
    super.init(inputs)
    child = view.scene.makeRootNode(childInputs)
  }

  override func update(_ view: SceneContent<Content>) { view.scene.updateRootNode(child) }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

extension Scene {
  /// Runs an action with the old and the new value when a value changes.
  ///
  /// For example, `.onChange(of: scenePhase) { old, new in … }`.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action when a value changes.
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
    ModifiedScene(content: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action with the new value when a value changes.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (_ newValue: Value) -> Void) -> some Scene {
    ModifiedScene(content: self) { $0.onChange(of: value) { _, new in action(new) } }
  }

  /// Modifies the views in this scene.
  package func modified<Modified: View>(_ modify: @escaping (SceneContent<Self>) -> Modified) -> some Scene { ModifiedScene(content: self, modify: modify) }

  /// Sets an environment value for the views in this scene.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    ModifiedScene(content: self) { $0.environment(keyPath, value) }
  }

  /// Places an observable object in the environment of the views in this scene.
  public func environment<Object: AnyObject>(_ object: Object?) -> some Scene { ModifiedScene(content: self) { $0.environment(object) } }

  /// Adds commands to the app's menus.
  ///
  /// iOS doesn't show menu commands.
  ///
  /// On the simulated device, it has no effect.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

  /// Removes the scene's default commands.
  ///
  /// iOS doesn't show menu commands.
  ///
  /// On the simulated device, it has no effect.
  public func commandsRemoved() -> some Scene { self }

  /// Sets the default size of new windows.
  ///
  /// On iOS, windows always fill the screen.
  ///
  /// On the simulated device, it has no effect.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the default size of new windows.
  ///
  /// On iOS, windows always fill the screen.
  ///
  /// On the simulated device, it has no effect.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets how windows can be resized.
  ///
  /// On iOS, windows always fill the screen.
  ///
  /// On the simulated device, it has no effect.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets which external events open a window of this scene.
  ///
  /// On the simulated device, it has no effect. There's only one window.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// The sizes that a window can have.
public struct WindowResizability: Sendable {
  /// The system chooses the sizes.
  public static let automatic = WindowResizability()
  /// The window always has the size of its content.
  public static let contentSize = WindowResizability()
  /// The window is at least as large as its content's minimum size.
  public static let contentMinSize = WindowResizability()
}
