/// A way to read and write a value that somebody else owns, as in SwiftUI.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
  private enum Source {
    case storage(StateStorage<Value>)
    case closures(get: () -> Value, set: (Value) -> Void)
  }

  private let source: Source
  // What the binding leads to, so that two bindings to one place are known to be the same.
  private let origin: AnyObject?
  private let path: AnyKeyPath?

  init(storage: StateStorage<Value>) {
    source = .storage(storage)
    origin = storage
    path = nil
  }

  private init(origin: AnyObject?, path: AnyKeyPath?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    source = .closures(get: get, set: set)
    self.origin = origin
    self.path = path
  }

  init<Object: AnyObject>(object: Object, path: ReferenceWritableKeyPath<Object, Value>) {
    self.init(origin: object, path: path, get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }

  /// Makes a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(origin: nil, path: nil, get: get, set: set)
  }

  /// A binding that always has one value; writing to it does nothing.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value that the binding leads to.
  public var wrappedValue: Value {
    get {
      switch source {
      case .storage(let storage): storage.tracked
      case .closures(let get, _): get()
      }
    }
    nonmutating set {
      switch source {
      case .storage(let storage): storage.set(newValue)
      case .closures(_, let set): set(newValue)
      }
    }
  }

  /// The binding itself, `$value`.
  public var projectedValue: Binding<Value> { self }

  /// Makes a binding from a projected value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value: `$account.name`.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let base = self
    return Binding<Subject>(
      origin: base.path == nil ? base.origin : nil, path: keyPath,
      get: { base.wrappedValue[keyPath: keyPath] }, set: { base.wrappedValue[keyPath: keyPath] = $0 })
  }

  /// A binding to the value of an optional one, or `nil` while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? current }, set: { base.wrappedValue = $0 })
  }

  /// An optional binding to a value that is always there.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
}

extension Binding: LocationComparable {
  func isSameLocation(as other: Binding<Value>) -> Bool {
    guard let origin, let otherOrigin = other.origin else { return false }
    return origin === otherOrigin && path == other.path
  }
}
