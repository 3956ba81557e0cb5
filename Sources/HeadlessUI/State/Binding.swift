/// A property wrapper that reads and writes a value that is stored elsewhere.
///
/// A binding is `Sendable` if its value is.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, LocationProperty {
  // Views are copied often, and many of them contain bindings, so a binding stores only one reference.
  fileprivate let location: any BindingLocation<Value>

  init(storage: StateStorage<Value>) { location = storage }

  init<Object: AnyObject>(object: Object, path: ReferenceWritableKeyPath<Object, Value>) {
    location = ObjectLocation(object: object, keyPath: path)
  }

  /// Creates a binding from two closures.
  ///
  /// As in SwiftUI, the closures run in the context that uses the binding.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value, @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Only the closure's type contains the isolation, so a cast can remove it. Called from a nonisolated property, the closure runs synchronously.
    self.init(reading: unsafeBitCast(get, to: (() -> Value).self), writing: unsafeBitCast(set, to: ((Value) -> Void).self))
  }

  /// Creates a binding from two closures of the framework.
  ///
  /// The closures capture only values that are as sendable as the binding's value.
  init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Returns a binding with a constant value.
  ///
  /// Setting the value has no effect.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  /// The value that the binding refers to.
  public var wrappedValue: Value {
    get { location.boundValue }
    nonmutating set { location.boundValue = newValue }
  }

  /// The binding, `$value`.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from the projected value of another binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a part of the value: `$account.name`.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: PartLocation(whole: self, keyPath: keyPath))
  }

  init(location: any BindingLocation<Value>) { self.location = location }

  /// Creates a binding to the wrapped value of an optional, or returns `nil` if the value is `nil`.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(reading: { base.wrappedValue ?? current }, writing: { base.wrappedValue = $0 })
  }

  /// Creates an optional binding to a value that isn't optional.
  ///
  /// Setting `nil` has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(reading: { base.wrappedValue }, writing: { if let value = $0 { base.wrappedValue = value } })
  }
}

// The framework's locations are as sendable as the value: they hold storage with a lock, an observable object, or the closures of the initializer.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  func isSameLocation(as other: Binding<Value>) -> Bool {
    guard let origin = location.origin, let otherOrigin = other.location.origin else { return false }
    return origin === otherOrigin && location.path == other.location.path
  }

  /// Returns a binding that sets its value with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { Binding(location: TransactionLocation(base: self, transaction: transaction)) }

  fileprivate var originOfParts: AnyObject? { location.path == nil ? location.origin : nil }
}

/// The location that a binding reads and writes.
protocol BindingLocation<Value>: AnyObject {
  associatedtype Value
  var boundValue: Value { get set }
  /// The object that contains the value, or `nil` if the location isn't equal to any other location.
  ///
  /// Bindings with the same object and path have the same location.
  var origin: AnyObject? { get }
  /// The path to the value in the object, or `nil` if the object contains only this value.
  var path: AnyKeyPath? { get }
}

extension StateStorage: BindingLocation {
  var boundValue: Value {
    get { tracked }
    set { set(newValue) }
  }

  var origin: AnyObject? { self }
  var path: AnyKeyPath? { nil }
}

/// The location of a property of an object.
private final class ObjectLocation<Object: AnyObject, Value>: BindingLocation {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  var boundValue: Value {
    get { object[keyPath: keyPath] }
    set { object[keyPath: keyPath] = newValue }
  }

  var origin: AnyObject? { object }
  var path: AnyKeyPath? { keyPath }
}

/// The location of a part of another binding's value.
private final class PartLocation<Whole, Value>: BindingLocation {
  private let whole: Binding<Whole>
  private let keyPath: WritableKeyPath<Whole, Value>

  init(whole: Binding<Whole>, keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  var boundValue: Value {
    get { whole.wrappedValue[keyPath: keyPath] }
    set { whole.wrappedValue[keyPath: keyPath] = newValue }
  }

  var origin: AnyObject? { whole.originOfParts }
  var path: AnyKeyPath? { keyPath }
}

/// The location of another binding's value, which is set with a transaction.
private final class TransactionLocation<Value>: BindingLocation {
  private let base: Binding<Value>
  private let transaction: Transaction

  init(base: Binding<Value>, transaction: Transaction) {
    self.base = base
    self.transaction = transaction
  }

  var boundValue: Value {
    get { base.wrappedValue }
    set { withTransaction(transaction) { base.wrappedValue = newValue } }
  }

  var origin: AnyObject? { base.location.origin }
  var path: AnyKeyPath? { base.location.path }
}

/// A location that is defined by two closures.
///
/// It isn't equal to any other location.
private final class ClosureLocation<Value>: BindingLocation {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  var boundValue: Value {
    get { get() }
    set { set(newValue) }
  }

  var origin: AnyObject? { nil }
  var path: AnyKeyPath? { nil }
}
