import Combine

/// A property that reads an observable object from the environment.
///
/// An ancestor view sets the object with `.environmentObject(_:)`. The body is evaluated again when the object changes.
/// If the object is missing, text that names the missing type replaces the view. SwiftUI crashes.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, EnvironmentReading {
  /// The type that creates bindings to the properties of the object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var changes: ObjectChanges<ObjectType>?

  /// Creates a property that reads an object of its type: `@EnvironmentObject var session: Session`.
  public init() {}

  /// The observable object.
  ///
  /// Read the object in the body. If an initializer reads it, the test fails and the nearest existing object is returned.
  public var wrappedValue: ObjectType {
    changes?.object ?? Self.objectReadEarly("@EnvironmentObject \(ObjectType.self)", modifier: ".environmentObject(_:)") { $0.environmentObject(ObjectType.self) }
  }

  /// A wrapper that creates bindings to the object's properties: `$session.name`.
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
  /// Provides an object to the ``EnvironmentObject`` properties of the object's type in this view.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentModifierView(content: self, input: ObjectIdentifier(object)) { $0[EnvironmentObjectKey<Object>.self] = object }
  }
}
