/// A gesture that passes the values of another gesture to the app's closures.
public struct _ObservedGesture<Content: Gesture>: PrimitiveGesture {
  /// The type of the other gesture's value.
  public typealias Value = Content.Value

  let content: Content
  let observer: GestureObserver<Content.Value>

  func makeRecognizer(_ inputs: _GestureInputs) -> GestureRecognizer<_ObservedGesture> { ObservedRecognizer(self, inputs) }
}

/// The app's closures for the phases of a gesture.
struct GestureObserver<Value> {
  var didChange: ((Value) -> Void)?
  var didEnd: ((Value) -> Void)?
  /// A closure that runs when the gesture is over, whether it was recognized or not.
  var isOver: (() -> Void)?
}

private final class ObservedRecognizer<Content: Gesture>: GestureRecognizer<_ObservedGesture<Content>> {
  private var observer: GestureObserver<Content.Value>
  private let content: GestureRecognizer<Content>
  private var last: Content.Value?

  init(_ gesture: _ObservedGesture<Content>, _ inputs: _GestureInputs) {
    observer = gesture.observer
    content = Content._makeGesture(gesture.content, inputs).recognizer
  }

  override func update(_ gesture: _ObservedGesture<Content>) {
    observer = gesture.observer
    content.update(gesture.content)
  }

  override var name: String { content.name }
  override var deadline: Double? { content.deadline }
  override var blocksLowerGestures: Bool { content.blocksLowerGestures }
  override var yieldsToHolds: Bool { content.yieldsToHolds }

  override func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<Content.Value> {
    let phase = content.handle(event, &actions)
    // The closure reads the observer when the action runs, because the observer can be updated before that.
    if case .ended(let value) = phase {
      actions.append { [self] in observer.didEnd?(value) }
    } else if let value = phase.value {
      noteChange(to: value, &actions)
    }
    if phase.isOver, last != nil { actions.append { [self] in observer.isOver?() } }
    return phase
  }

  private func noteChange(to value: Content.Value, _ actions: inout [GestureAction]) {
    if let last, Self.isSame(last, value) { return }
    last = value
    actions.append { [self] in observer.didChange?(value) }
  }

  private static func isSame(_ first: Content.Value, _ second: Content.Value) -> Bool {
    guard let comparable = first as? any Equatable else { return false }
    return isSame(comparable, second)
  }

  private static func isSame<Value: Equatable>(_ first: Value, _ second: Content.Value) -> Bool { first == second as? Value }

  override func cancel(_ actions: inout [GestureAction]) {
    content.cancel(&actions)
    if last != nil { actions.append { [self] in observer.isOver?() } }
  }
}

extension Gesture {
  /// Runs an action when the gesture ends successfully.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    _ObservedGesture(content: self, observer: GestureObserver(didEnd: action))
  }

  /// Updates gesture state while the gesture is in progress.
  ///
  /// The state is reset when the gesture ends.
  ///
  /// - Parameters:
  ///   - state: The state to update, such as `$offset` for `@GestureState private var offset`.
  ///   - body: Receives the gesture's value, the state and the transaction, and updates the state.
  public func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> some Gesture<Value> {
    _ObservedGesture(
      content: self, observer: GestureObserver(didChange: { value in state.update { body(value, &$0, &$1) } }, isOver: { state.reset() }))
  }

  /// Returns a gesture whose values are transformed by a closure.
  public func map<New>(_ body: @escaping (Value) -> New) -> some Gesture<New> { _MapGesture(content: self, transform: body) }
}

extension Gesture where Value: Equatable {
  /// Runs an action when the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    _ObservedGesture(content: self, observer: GestureObserver(didChange: action))
  }
}

/// A gesture that transforms the values of another gesture.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  func makeRecognizer(_ inputs: _GestureInputs) -> GestureRecognizer<_MapGesture> { MapRecognizer(self, inputs) }
}

private final class MapRecognizer<Content: Gesture, Value>: GestureRecognizer<_MapGesture<Content, Value>> {
  private var transform: (Content.Value) -> Value
  private let content: GestureRecognizer<Content>

  init(_ gesture: _MapGesture<Content, Value>, _ inputs: _GestureInputs) {
    transform = gesture.transform
    content = Content._makeGesture(gesture.content, inputs).recognizer
  }

  override func update(_ gesture: _MapGesture<Content, Value>) {
    transform = gesture.transform
    content.update(gesture.content)
  }

  override var name: String { content.name }
  override var deadline: Double? { content.deadline }
  override var blocksLowerGestures: Bool { content.blocksLowerGestures }
  override var yieldsToHolds: Bool { content.yieldsToHolds }

  override func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<Value> { content.handle(event, &actions).map(transform) }

  override func cancel(_ actions: inout [GestureAction]) { content.cancel(&actions) }
}

/// A type-erased gesture with values of a given type.
public struct AnyGesture<Value>: PrimitiveGesture {
  fileprivate let make: (_GestureInputs) -> AnyRecognizerBox<Value>

  /// Creates a type-erased gesture.
  public init<Content: Gesture>(_ gesture: Content) where Content.Value == Value {
    make = { ConcreteRecognizerBox(Content._makeGesture(gesture, $0).recognizer) }
  }

  func makeRecognizer(_ inputs: _GestureInputs) -> GestureRecognizer<AnyGesture> { AnyRecognizer(make(inputs)) }
}

@MainActor
private class AnyRecognizerBox<Value> {
  var name: String { "gesture" }
  var deadline: Double? { nil }
  var blocksLowerGestures: Bool { false }
  var yieldsToHolds: Bool { false }
  func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<Value> { .failed }
  func cancel(_ actions: inout [GestureAction]) {}
}

private final class ConcreteRecognizerBox<Content: Gesture>: AnyRecognizerBox<Content.Value> {
  private let content: GestureRecognizer<Content>

  init(_ content: GestureRecognizer<Content>) { self.content = content }

  override var name: String { content.name }
  override var deadline: Double? { content.deadline }
  override var blocksLowerGestures: Bool { content.blocksLowerGestures }
  override var yieldsToHolds: Bool { content.yieldsToHolds }
  override func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<Content.Value> { content.handle(event, &actions) }
  override func cancel(_ actions: inout [GestureAction]) { content.cancel(&actions) }
}

// A view update can provide a gesture of a different type, so touches in progress keep the recognizer that they started with.
private final class AnyRecognizer<Value>: GestureRecognizer<AnyGesture<Value>> {
  private let content: AnyRecognizerBox<Value>

  init(_ content: AnyRecognizerBox<Value>) { self.content = content }

  override var name: String { content.name }
  override var deadline: Double? { content.deadline }
  override var blocksLowerGestures: Bool { content.blocksLowerGestures }
  override var yieldsToHolds: Bool { content.yieldsToHolds }
  override func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) -> GesturePhase<Value> { content.handle(event, &actions) }
  override func cancel(_ actions: inout [GestureAction]) { content.cancel(&actions) }
}
