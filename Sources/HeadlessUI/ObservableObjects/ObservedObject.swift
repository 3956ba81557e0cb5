import Combine

/// A property that observes an object and evaluates the body again when the object changes.
///
/// The object is owned elsewhere. If a view creates an object, store the object in a ``StateObject`` instead.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, ObjectProperty {
  private let object: ObjectType
  private var changes: ObjectChanges<ObjectType>?

  /// Creates a property that observes an object: `@ObservedObject var model: Model`.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates a property that observes an object, for use in an initializer.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The observable object.
  public var wrappedValue: ObjectType {
    get { object }
    set { self = ObservedObject(wrappedValue: newValue) }
  }

  /// A wrapper that creates bindings to the object's properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: object, changes: changes) }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) { changes = .followed(object, in: &slot) }

  func isSameLocation(as other: ObservedObject) -> Bool { object === other.object }
}

extension ObservedObject {
  /// A wrapper that creates bindings to the properties of an observable object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let changes: ObjectChanges<ObjectType>?

    /// Returns a binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      guard let changes else { return Binding(object: object, path: keyPath) }
      return Binding(changes: changes, path: keyPath)
    }
  }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}
extension ObservedObject.Wrapper: @unchecked Sendable where ObjectType: Sendable {}
