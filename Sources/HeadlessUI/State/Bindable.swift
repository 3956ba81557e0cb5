/// Creates bindings to the properties of an observable object: `@Bindable var model` and then `$model.name`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
  /// The object.
  public var wrappedValue: Object

  /// Wraps an object: `@Bindable var model: Model`.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Wraps an object: `Bindable(model)`.
  public init(_ wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// The wrapper itself, for `$model.name`.
  public var projectedValue: Bindable<Object> { self }

  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
    Binding(object: wrappedValue, path: keyPath)
  }
}

extension Bindable: Sendable where Object: Sendable {}
