import Combine

/// An observable object that a view is given: its body is evaluated again when the object changes.
///
/// The object belongs to others. A view that creates its object keeps it with ``StateObject``.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, ObjectProperty {
  private let object: ObjectType
  private var changes: ObjectChanges<ObjectType>?

  /// Wraps an object: `@ObservedObject var model: Model`.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Wraps an object, for use in an initializer.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  public var wrappedValue: ObjectType {
    get { object }
    set { self = ObservedObject(wrappedValue: newValue) }
  }

  /// What gives bindings to the object's properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: object, changes: changes) }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) { changes = .followed(object, in: &slot) }

  func isSameLocation(as other: ObservedObject) -> Bool { object === other.object }
}

extension ObservedObject {
  /// Gives bindings to the properties of an observable object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let changes: ObjectChanges<ObjectType>?

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      guard let changes else { return Binding(object: object, path: keyPath) }
      return Binding(changes: changes, path: keyPath)
    }
  }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}
extension ObservedObject.Wrapper: @unchecked Sendable where ObjectType: Sendable {}
