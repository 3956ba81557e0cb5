import Observation

/// The node of a view with a body.
///
/// The node stores the view's state, and evaluates the body again when a value that the body read changes.
final class CompositeNode<Content: View>: ViewNode<Content>, StateKeeping {
  // The view with linked properties. Linking changes only dynamic properties, so the view can still be compared with a new one.
  private var view: Content
  let description: ViewTypeDescription
  let storage: DynamicStorage
  private var child: Node!
  // The message that replaces the child while an object that the body needs is missing from the environment.
  private var notice: Node?
  private var isDirty = false
  let reader: Reader

  init(_ view: Content, _ description: ViewTypeDescription, _ inputs: NodeInputs) {
    self.view = view
    self.description = description
    storage = description.dynamicFields.isEmpty ? .none : DynamicStorage(count: description.dynamicFields.count)
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    evaluate(isFirst: true)
  }

  var keptView: Any { view }

  var viewName: String { description.isTransparent ? parent?.enclosingViewName ?? host.appName : description.name }

  override var ownViewName: String? { viewName }

  override func update(_ view: Content) {
    if description.isComparable, description.isEqual(self.view, view) { return }
    self.view = view
    evaluate(isFirst: false)
  }

  override func environmentDidChange() {
    if description.readsEnvironment, description.environmentReadsDiffer(in: &view, node: self, storage: storage) { setNeedsEvaluation() }
  }

  /// Schedules an evaluation of the body for the next rendering.
  func setNeedsEvaluation() {
    guard !isDirty, isAlive else { return }
    isDirty = true
    host.enqueue(self)
  }

  func evaluateIfNeeded() {
    guard isDirty, isAlive else { return }
    evaluate(isFirst: false)
  }

  func cancelEvaluation() { isDirty = false }

  private func evaluate(isFirst: Bool) {
    isDirty = false
    if let missing = description.missingObject(for: &view, in: environment) { return showNotice(of: missing, isFirst: isFirst) }
    let body = trackedBody()
    if let child {
      child.updateView(body)
    } else {
      notice?.tearDown()
      notice = nil
      child = Node.make(body, childInputs)
      if !isFirst { itemsDidChange() }
    }
  }

  // SwiftUI crashes if the object is missing. On the simulated device, the test fails and a message replaces the view.
  private func showNotice(of missing: MissingObject, isFirst: Bool) {
    guard notice == nil else { return }
    child?.tearDown()
    child = nil
    let text = "No object of type \(missing.type) was found in the environment of \(description.name). Add \(missing.modifier) with this object to a view above it."
    host.problems.noteMissingObject("\(missing.type)", modifier: missing.modifier, in: description.name)
    notice = host.makeNotice(text, childInputs)
    if !isFirst { itemsDidChange() }
  }

  private func trackedBody() -> Content.Body {
    host.evaluationCount &+= 1
    return DependencyTracker.track(self) {
      // Reading an environment value can be a tracked read, so link the view while the reads of the body are tracked.
      description.link(&view, node: self, storage: storage)
      let view = self.view
      return withObservationTracking {
        view.body
      } onChange: { [reading = reader.reading] in
        reading.invalidate()
      }
    }
  }

  override func forEachChild(_ body: (Node) -> Void) { if let shown = child ?? notice { body(shown) } }

  override var hasWrittenState: Bool { storage.hasWrittenState || super.hasWrittenState }

  override func willTearDown() {
    reader.end()
    storage.removeAll()
  }
}
