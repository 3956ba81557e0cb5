/// State that a gesture sets while it is under way: `@GestureState private var offset = CGSize.zero`, as in SwiftUI.
///
/// Only ``Gesture/updating(_:body:)`` sets it. When the gesture is over, recognized or not, it has its first value again.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, LinkableProperty {
  private let initial: Value
  private let resetTransaction: (Value) -> Transaction
  private var storage: StateStorage<Value>?

  /// Creates state with its first value.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  /// Creates state with its first value, for use in an initializer.
  public init(initialValue: Value) { self.init(initialValue: initialValue, resetTransaction: Transaction()) }

  /// Creates state with its first value, and with the transaction in which it gets it again.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(initialValue: wrappedValue, resetTransaction: resetTransaction) }

  /// Creates state with its first value, and with the transaction in which it gets it again.
  public init(initialValue: Value, resetTransaction: Transaction) {
    initial = initialValue
    self.resetTransaction = { _ in resetTransaction }
  }

  /// Creates state with its first value, and with a closure that makes the transaction in which it gets it again.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: wrappedValue, reset: reset) }

  /// Creates state with its first value, and with a closure that makes the transaction in which it gets it again.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = initialValue
    resetTransaction = { value in
      var transaction = Transaction()
      reset(value, &transaction)
      return transaction
    }
  }

  /// The value; outside of a rendered view, the first one.
  public var wrappedValue: Value {
    if let storage { return storage.tracked }
    return initial
  }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) { storage = .kept(in: &slot, initial) }

  func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let storage else { return }
    var value = storage.tracked
    var transaction = Transaction()
    body(&value, &transaction)
    set(value, transaction, storage)
  }

  func reset() {
    guard let storage else { return }
    set(initial, resetTransaction(storage.tracked), storage)
  }

  private func set(_ value: Value, _ transaction: Transaction, _ storage: StateStorage<Value>) {
    if transaction.isPlain { storage.set(value) } else { withTransaction(transaction) { storage.set(value) } }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates optional state that begins as `nil`.
  public init() { self.init(initialValue: nil) }

  /// Creates optional state that begins as `nil`, and with the transaction in which it becomes `nil` again.
  public init(resetTransaction: Transaction) { self.init(initialValue: nil, resetTransaction: resetTransaction) }
}
