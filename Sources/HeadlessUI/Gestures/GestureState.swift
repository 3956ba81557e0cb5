/// A property wrapper for state that a gesture updates while it's in progress.
///
/// For example, `@GestureState private var offset = CGSize.zero`.
///
/// Only ``Gesture/updating(_:body:)`` changes the state. When the gesture ends or fails, the state is reset to its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, LinkableProperty {
  private let initial: Value
  private let resetTransaction: (Value) -> Transaction
  private var storage: StateStorage<Value>?

  /// Creates gesture state with an initial value.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  /// Creates gesture state with an initial value, for use in an initializer.
  public init(initialValue: Value) { self.init(initialValue: initialValue, resetTransaction: Transaction()) }

  /// Creates gesture state with an initial value and a transaction for resetting the state.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(initialValue: wrappedValue, resetTransaction: resetTransaction) }

  /// Creates gesture state with an initial value and a transaction for resetting the state.
  public init(initialValue: Value, resetTransaction: Transaction) {
    initial = initialValue
    self.resetTransaction = { _ in resetTransaction }
  }

  /// Creates gesture state with an initial value and a closure that sets up the reset transaction.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: wrappedValue, reset: reset) }

  /// Creates gesture state with an initial value and a closure that sets up the reset transaction.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = initialValue
    resetTransaction = { value in
      var transaction = Transaction()
      reset(value, &transaction)
      return transaction
    }
  }

  /// The current value.
  ///
  /// Outside a rendered view, this is the initial value.
  public var wrappedValue: Value {
    if let storage { return storage.tracked }
    return initial
  }

  /// The gesture state itself, to pass to ``Gesture/updating(_:body:)``.
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
  /// Creates optional gesture state with the initial value `nil`.
  public init() { self.init(initialValue: nil) }

  /// Creates optional gesture state with the initial value `nil` and a reset transaction.
  public init(resetTransaction: Transaction) { self.init(initialValue: nil, resetTransaction: resetTransaction) }
}
