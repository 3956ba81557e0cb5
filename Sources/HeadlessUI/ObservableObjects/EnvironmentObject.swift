import Combine

/// An observable object that a view above has put in with `.environmentObject(_:)`: the body is evaluated again when the object changes.
///
/// Without one a text that names the missing type stands in the view's place; SwiftUI would end the process.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, EnvironmentReading {
  /// Gives bindings to the properties of the object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var changes: ObjectChanges<ObjectType>?

  /// Reads the object of the property's type: `@EnvironmentObject var session: Session`.
  public init() {}

  /// The object.
  ///
  /// Read it in the body: an initializer that reads it fails the test, and gets the nearest object that there is.
  public var wrappedValue: ObjectType {
    changes?.object ?? Self.objectReadEarly("@EnvironmentObject \(ObjectType.self)", modifier: ".environmentObject(_:)") { $0.environmentObject(ObjectType.self) }
  }

  /// What gives bindings to the object's properties: `$session.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue, changes: changes) }

  mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?) {
    changes = node.environment.environmentObject(ObjectType.self).map { .followed($0, in: &slot) }
  }

  func differs(in environment: EnvironmentValues) -> Bool {
    changes?.object !== environment.environmentObject(ObjectType.self)
  }

  static var mayBeMissing: Bool { true }

  func missingObject(in environment: EnvironmentValues) -> MissingObject? {
    environment.environmentObject(ObjectType.self) == nil ? MissingObject(type: ObjectType.self, modifier: ".environmentObject(_:)") : nil
  }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension EnvironmentValues {
  func environmentObject<Object: ObservableObject>(_ type: Object.Type) -> Object? { self[EnvironmentObjectKey<Object>.self] }
}

private struct EnvironmentObjectKey<Object: ObservableObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension View {
  /// Gives an observable object to the views in this view that have an ``EnvironmentObject`` of its type.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentModifierView(content: self, input: ObjectIdentifier(object)) { $0[EnvironmentObjectKey<Object>.self] = object }
  }
}
