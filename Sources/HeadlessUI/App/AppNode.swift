import Observation

/// The node of an app: it owns the app's `@State` and follows what its body reads.
final class AppNode<Application: App>: Node, BodyEvaluating {
  private var application = Application()
  private let description = ViewTypeDescription.of(Application.self)
  private let storage: DynamicStorage
  private var child: Node!
  nonisolated(unsafe) let reads = ReadSet()

  override init(_ inputs: NodeInputs) {
    storage = DynamicStorage(count: description.dynamicFields.count)
    super.init(inputs)
    child = makeScene()
  }

  var viewName: String { description.name }

  private func makeScene() -> Node {
    let scene = evaluateBody()
    return scene.makeRootNode(childInputs)
  }

  private func evaluateBody() -> Application.Body {
    let node: any BodyEvaluating = self
    return DependencyTracker.track(self) {
      description.link(&application, node: self, storage: storage)
      return withObservationTracking {
        application.body
      } onChange: { [weak node, queue = host.invalidations] in
        queue.append(Invalidation(node: node, generation: 0))
      }
    }
  }

  func setNeedsEvaluation() { if isAlive { host.enqueue(self) } }

  func evaluateIfNeeded() {
    guard isAlive else { return }
    evaluateBody().updateRootNode(child)
  }

  func invalidate(generation: UInt32) { setNeedsEvaluation() }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func willTearDown() { reads.removeAll(reader: self) }
}
