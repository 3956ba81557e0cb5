/// A property wrapper that creates bindings to the properties of an observable object.
///
/// Declare the property with `@Bindable var model` and use bindings such as `$model.name`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
  /// The observable object.
  public var wrappedValue: Object

  /// Creates a property that refers to an object: `@Bindable var model: Model`.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Creates bindings to an object's properties in an expression: `Bindable(model).name`.
  public init(_ wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// The wrapper, which provides bindings such as `$model.name`.
  public var projectedValue: Bindable<Object> { self }

  /// Returns a binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
    Binding(object: wrappedValue, path: keyPath)
  }
}

extension Bindable: Sendable where Object: Sendable {}
