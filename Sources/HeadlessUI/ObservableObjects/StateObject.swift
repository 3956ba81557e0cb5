import Combine

/// A property that creates an observable object and keeps it as long as the view is in the hierarchy.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, LinkableProperty {
  private let create: () -> ObjectType
  private var changes: ObjectChanges<ObjectType>?

  /// Creates a property with an object: `@StateObject private var model = Model()`.
  ///
  /// The object is created once, before the view's body is evaluated for the first time.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { create = thunk }

  /// The observable object.
  ///
  /// Outside of a rendered view, each access creates a new object, as in SwiftUI.
  public var wrappedValue: ObjectType { changes?.object ?? create() }

  /// A wrapper that creates bindings to the object's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue, changes: changes) }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) {
    if let known = slot as? OwnedObject<ObjectType> {
      changes = known.changes
    } else {
      // Don't track the initializer. Otherwise, the body would depend on the values that the object reads while it's created.
      let owned = OwnedObject(DependencyTracker.withoutTracking(create))
      slot = owned
      changes = owned.changes
    }
    changes?.noteRead()
  }
}

/// A node's storage for the object that its view has created.
private final class OwnedObject<Object: ObservableObject>: WrittenState {
  let changes: ObjectChanges<Object>

  init(_ object: Object) { changes = ObjectChanges(object) }

  // Counts as written in any case, because an object can change without notifying its storage.
  var wasWritten: Bool { true }

  var anyValue: Any { changes.object }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}
