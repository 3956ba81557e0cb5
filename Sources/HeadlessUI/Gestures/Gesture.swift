/// A gesture that a view recognizes from touches, as in SwiftUI: attach it with `gesture(_:)`.
///
/// A gesture of an app's own has a ``body`` made of other gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of what the gesture tells.
  associatedtype Value = Body.Value
  /// The type of the gesture that ``body`` returns.
  associatedtype Body: Gesture

  /// The gestures that this one is made of.
  var body: Body { get }

  /// Creates what recognizes the gesture; every gesture gets it from the framework.
  static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<Self>
}

/// What the framework creates a recognizer from, for its own use.
public struct _GestureInputs {
  let storages: GestureStorages
}

/// What a view keeps for the state of its gesture's parts, in the order in which they are described.
@MainActor
final class GestureStorages {
  private unowned let node: Node
  private var kept: [DynamicStorage] = []
  private var next = 0
  private var reader: GestureReaderNode?

  init(_ node: Node) { self.node = node }

  /// The next part is the first one again.
  func restart() { next = 0 }

  func storage(count: Int) -> DynamicStorage {
    defer { next += 1 }
    if next == kept.count { kept.append(DynamicStorage(count: count)) }
    return kept[next]
  }

  /// Ties the dynamic properties of a part to what is kept for it.
  func link<Part>(_ part: inout Part, to storage: DynamicStorage) {
    if storage === DynamicStorage.none { return }
    let reader = reader ?? GestureReaderNode(under: node)
    reader.environment = node.environment
    self.reader = reader
    ViewTypeDescription.of(Part.self).link(&part, node: reader, storage: storage)
  }
}

/// Reads the environment for the properties of a gesture; the body of a gesture is evaluated with that of the view around it.
private final class GestureReaderNode: Node, BodyEvaluating {
  let reader: Reader
  let viewName: String

  init(under node: Node) {
    reader = Reader(queue: node.host.invalidations)
    viewName = node.enclosingViewName
    super.init(NodeInputs(host: node.host, parent: node, environment: node.environment))
  }

  override var ownViewName: String? { viewName }

  func setNeedsEvaluation() {}
  func evaluateIfNeeded() {}
}

/// What the framework creates for a gesture, for its own use.
public struct _GestureOutputs<G: Gesture> {
  let recognizer: GestureRecognizer<G>
}

/// A gesture of the framework's own: it creates a recognizer instead of having a body.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
  func makeRecognizer(_ inputs: _GestureInputs) -> GestureRecognizer<Self>
}

extension PrimitiveGesture {
  /// Creates the gesture's own recognizer.
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<Self> {
    _GestureOutputs(recognizer: gesture.makeRecognizer(inputs))
  }
}

extension Gesture where Body == Never {
  /// Never read: the framework recognizes the gesture itself.
  public var body: Never { fatalError("\(Self.self) is recognized by the framework and has no body.") }
}

extension Gesture where Value == Body.Value {
  /// Creates what recognizes the gestures of the body.
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<Self> {
    _GestureOutputs(recognizer: BodyRecognizer(gesture, inputs))
  }
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
}

/// Recognizes a gesture by its body, with the gesture's own state.
private final class BodyRecognizer<G: Gesture>: GestureRecognizer<G> where G.Value == G.Body.Value {
  private let inner: GestureRecognizer<G.Body>
  private let storages: GestureStorages
  private let storage: DynamicStorage

  init(_ gesture: G, _ inputs: _GestureInputs) {
    let count = ViewTypeDescription.of(G.self).dynamicFields.count
    storages = inputs.storages
    storage = count == 0 ? .none : storages.storage(count: count)
    var gesture = gesture
    storages.link(&gesture, to: storage)
    inner = G.Body._makeGesture(gesture.body, inputs).recognizer
  }

  override func update(_ gesture: G) {
    var gesture = gesture
    storages.link(&gesture, to: storage)
    inner.update(gesture.body)
  }

  override var name: String { inner.name }
  override var deadline: Double? { inner.deadline }
  override var blocksLowerGestures: Bool { inner.blocksLowerGestures }
  override var yieldsToHolds: Bool { inner.yieldsToHolds }

  override func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<G.Value> { inner.handle(event, &actions) }

  override func cancel(_ actions: inout [GestureAction]) { inner.cancel(&actions) }
}
