import Observation

/// The node of an app: it has the app's `@State` and tracks the reads of its body.
final class AppNode<Application: App>: Node, BodyEvaluating {
  private var application = Application()
  private let description = ViewTypeDescription.of(Application.self)
  private let storage: DynamicStorage
  private var child: Node!
  private var generation: UInt32 = 0
  nonisolated(unsafe) let reads: ReadSet

  override init(_ inputs: NodeInputs) {
    storage = DynamicStorage(count: description.dynamicFields.count)
    reads = ReadSet(queue: inputs.host.invalidations)
    super.init(inputs)
    child = makeScene()
  }

  var viewName: String { description.name }

  private func makeScene() -> Node { trackedBody().makeRootNode(childInputs) }

  private func trackedBody() -> Application.Body {
    generation &+= 1
    let generation = self.generation
    return DependencyTracker.track(self) {
      description.link(&application, node: self, storage: storage)
      let application = self.application
      return withObservationTracking {
        application.body
      } onChange: { [reader = reads.reader] in
        reader.queue.append(Invalidation(reader: reader, generation: generation))
      }
    }
  }

  func setNeedsEvaluation() { if isAlive { host.enqueue(self) } }

  func evaluateIfNeeded() {
    guard isAlive else { return }
    trackedBody().updateRootNode(child)
  }

  func invalidate(generation: UInt32) { if generation == self.generation { setNeedsEvaluation() } }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func willTearDown() { reads.end() }
}
