/// A way to read and write a value that is owned elsewhere, as in SwiftUI.
///
/// It can be passed to another task where its value can.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, LocationProperty {
  // Views are copied often and many have bindings: a copy must be no more than a reference.
  fileprivate let location: any BindingLocation<Value>

  init(storage: StateStorage<Value>) { location = storage }

  init<Object: AnyObject>(object: Object, path: ReferenceWritableKeyPath<Object, Value>) {
    location = ObjectLocation(object: object, keyPath: path)
  }

  /// Creates a binding from two closures.
  ///
  /// The closures run where the binding is used, as in SwiftUI.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value, @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // A closure's isolation is part of its type alone; called from a property without isolation it runs at once.
    self.init(reading: unsafeBitCast(get, to: (() -> Value).self), writing: unsafeBitCast(set, to: ((Value) -> Void).self))
  }

  /// Creates a binding from two closures of the framework's own, which hold nothing that cannot be sent where the value can.
  init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Returns a binding that always has one value; writing to it does nothing.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  /// The value that the binding leads to.
  public var wrappedValue: Value {
    get { location.boundValue }
    nonmutating set { location.boundValue = newValue }
  }

  /// The binding itself, `$value`.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from a projected value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value: `$account.name`.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: PartLocation(whole: self, keyPath: keyPath))
  }

  init(location: any BindingLocation<Value>) { self.location = location }

  /// Creates a binding to the value of an optional one, or returns `nil` while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(reading: { base.wrappedValue ?? current }, writing: { base.wrappedValue = $0 })
  }

  /// Creates an optional binding to a value that is always there.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(reading: { base.wrappedValue }, writing: { if let value = $0 { base.wrappedValue = value } })
  }
}

// What the framework's locations hold can be sent where the value can: storage with a lock, an observable object, the closures of the initializer.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  func isSameLocation(as other: Binding<Value>) -> Bool {
    guard let origin = location.origin, let otherOrigin = other.location.origin else { return false }
    return origin === otherOrigin && location.path == other.location.path
  }

  /// Returns a binding whose changes are made with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { Binding(location: TransactionLocation(base: self, transaction: transaction)) }

  fileprivate var originOfParts: AnyObject? { location.path == nil ? location.origin : nil }
}

/// What a binding leads to.
protocol BindingLocation<Value>: AnyObject {
  associatedtype Value
  var boundValue: Value { get set }
  /// The object that the value is in, so that two bindings to one place are known to be the same.
  var origin: AnyObject? { get }
  /// Where in the object the value is; `nil` where the object is all about it.
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

/// A property of an object.
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

/// A part of what another binding leads to.
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

/// What another binding leads to; changes are made with a transaction.
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

/// What two closures lead to; it is never known to be the same as another.
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
