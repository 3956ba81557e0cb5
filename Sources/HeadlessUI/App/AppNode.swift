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
    description.link(&application, node: self, storage: storage)
    return DependencyTracker.track(self) { application.body.makeRootNode(childInputs) }
  }

  func setNeedsEvaluation() { if isAlive { host.enqueue(self) } }

  func evaluateIfNeeded() {
    guard isAlive else { return }
    description.link(&application, node: self, storage: storage)
    DependencyTracker.track(self) { application.body.updateRootNode(child) }
  }

  func invalidate(generation: UInt32) { setNeedsEvaluation() }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func willTearDown() { reads.removeAll(reader: self) }
}
