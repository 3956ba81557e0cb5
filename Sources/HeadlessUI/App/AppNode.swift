import Observation

/// The node of an app.
///
/// It stores the app’s `@State` and tracks what the app's body reads.
final class AppNode<Application: App>: Node, StateKeeping {
  private var application = Application()
  let description = ViewTypeDescription.of(Application.self)
  let storage: DynamicStorage
  private var child: Node!
  let reader: Reader

  override init(_ inputs: NodeInputs) {
    storage = DynamicStorage(count: description.dynamicFields.count)
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    child = makeScene()
  }

  var keptView: Any { application }

  var viewName: String { description.name }

  override var ownViewName: String? { viewName }

  private func makeScene() -> Node { trackedBody().makeRootNode(childInputs) }

  private func trackedBody() -> Application.Body {
    DependencyTracker.track(self) {
      description.link(&application, node: self, storage: storage)
      let application = self.application
      return withObservationTracking {
        application.body
      } onChange: { [reading = reader.reading] in
        reading.invalidate()
      }
    }
  }

  func setNeedsEvaluation() { if isAlive { host.enqueue(self) } }

  func evaluateIfNeeded() {
    guard isAlive else { return }
    trackedBody().updateRootNode(child)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func willTearDown() { reader.end() }
}
