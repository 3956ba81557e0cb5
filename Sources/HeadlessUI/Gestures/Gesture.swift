/// A type that matches a sequence of touches to a gesture.
///
/// Attach a gesture to a view with `gesture(_:)`. A custom gesture combines other gestures in its ``body``.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value = Body.Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture

  /// The content of the gesture.
  var body: Body { get }

  /// Creates the recognizer of the gesture.
  ///
  /// For use by the framework only.
  static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<Self>
}

/// The inputs for creating a recognizer.
///
/// For use by the framework only.
public struct _GestureInputs {
  let storages: GestureStorages
}

/// The storages for the dynamic properties of a gesture's parts, in the order of the parts.
@MainActor
final class GestureStorages {
  private unowned let node: Node
  private var kept: [DynamicStorage] = []
  private var next = 0
  private var reader: GestureReaderNode?

  init(_ node: Node) { self.node = node }

  /// Restarts with the storage of the first part.
  func restart() { next = 0 }

  func storage(count: Int) -> DynamicStorage {
    defer { next += 1 }
    if next == kept.count { kept.append(DynamicStorage(count: count)) }
    return kept[next]
  }

  /// Connects the dynamic properties of a part to the part's storage.
  func link<Part>(_ part: inout Part, to storage: DynamicStorage) {
    if storage === DynamicStorage.none { return }
    let reader = reader ?? GestureReaderNode(under: node)
    reader.environment = node.environment
    self.reader = reader
    ViewTypeDescription.of(Part.self).link(&part, node: reader, storage: storage)
  }
}

/// A node that provides the environment of the surrounding view to a gesture's properties.
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

/// The recognizer that is created for a gesture.
///
/// For use by the framework only.
public struct _GestureOutputs<G: Gesture> {
  let recognizer: GestureRecognizer<G>
}

/// A built-in gesture, which creates a recognizer instead of having a body.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
  func makeRecognizer(_ inputs: _GestureInputs) -> GestureRecognizer<Self>
}

extension PrimitiveGesture {
  /// Creates the recognizer of a built-in gesture.
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<Self> {
    _GestureOutputs(recognizer: gesture.makeRecognizer(inputs))
  }
}

extension Gesture where Body == Never {
  /// Not called, because the framework recognizes the gesture itself.
  public var body: Never { fatalError("\(Self.self) is recognized by the framework and has no body.") }
}

extension Gesture where Value == Body.Value {
  /// Creates a recognizer for the gesture's body.
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<Self> {
    _GestureOutputs(recognizer: BodyRecognizer(gesture, inputs))
  }
}

extension Never: Gesture {
  /// The type of the value, which has no instances.
  public typealias Value = Never
}

/// A recognizer for a custom gesture, which uses the gesture's body and keeps its state.
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
