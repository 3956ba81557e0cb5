import Combine

/// An observable object that a view creates and keeps for as long as it has its place in the hierarchy.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, LinkableProperty {
  private let create: () -> ObjectType
  private var changes: ObjectChanges<ObjectType>?

  /// Describes the object, which is created once, before the view's body is evaluated for the first time: `@StateObject private var model = Model()`.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { create = thunk }

  /// The object.
  ///
  /// Outside of a rendered view each use creates another one, as in SwiftUI.
  public var wrappedValue: ObjectType { changes?.object ?? create() }

  /// What gives bindings to the object's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue, changes: changes) }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) {
    if let known = slot as? OwnedObject<ObjectType> {
      changes = known.changes
    } else {
      // What the object reads while it is created is not what the body reads.
      let owned = OwnedObject(DependencyTracker.withoutTracking(create))
      slot = owned
      changes = owned.changes
    }
    changes?.noteRead()
  }
}

/// What a node keeps for an object that its view has created.
private final class OwnedObject<Object: ObservableObject>: WrittenState {
  let changes: ObjectChanges<Object>

  init(_ object: Object) { changes = ObjectChanges(object) }

  // An object changes without its storage being told.
  var wasWritten: Bool { true }

  var anyValue: Any { changes.object }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}
