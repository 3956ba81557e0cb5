import Combine
import Foundation

/// Observes an object, and invalidates the bodies and controls that read it when it changes.
///
/// The observer can be used from any thread.
///
/// The observation ends when no view references this instance.
final class ObjectChanges<Object: ObservableObject> {
  let object: Object
  private let lock = NSLock()
  private var readers = Readers()
  private var subscription: AnyCancellable?

  init(_ object: Object) {
    self.object = object
    subscription = object.objectWillChange.sink { [weak self] _ in self?.willChange() }
  }

  /// Returns the observation that a node stores in a slot.
  ///
  /// If the slot observes a different object, this method replaces the observation.
  static func followed(_ object: Object, in slot: inout AnyObject?) -> ObjectChanges {
    let changes: ObjectChanges
    if let known = slot as? ObjectChanges, known.object === object {
      changes = known
    } else {
      changes = ObjectChanges(object)
      slot = changes
    }
    changes.noteRead()
    return changes
  }

  /// Adds the body that is being evaluated to the readers of the object.
  func noteRead() { lock.withLock { readers.noteRead() } }

  // It's enough to invalidate the bodies before the change, because they're evaluated only in the next rendering, when the change has been made.
  private func willChange() { lock.withLock { readers.takeAll() }.invalidate() }
}

/// A property that references an observable object owned elsewhere.
///
/// If the property references a different object, the body is evaluated again.
protocol ObjectProperty: LinkableProperty, LocationComparable {}

extension ObjectProperty {
  /// A property that observes an object.
  @MainActor
  public static func _makeProperty(_ inputs: _DynamicPropertyInputs) -> _DynamicPropertyOutputs {
    _DynamicPropertyOutputs(field: DynamicField(offset: inputs.offset, name: inputs.name, object: Self.self))
  }
}

extension Binding {
  /// Creates a binding to a property of an observable object.
  ///
  /// Reading the binding observes the object, so the reader is invalidated when the object changes.
  init<Object: ObservableObject>(changes: ObjectChanges<Object>, path: ReferenceWritableKeyPath<Object, Value>) {
    self.init(location: ObservedLocation(changes: changes, keyPath: path))
  }
}

private final class ObservedLocation<Object: ObservableObject, Value>: BindingLocation {
  private let changes: ObjectChanges<Object>
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(changes: ObjectChanges<Object>, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.changes = changes
    self.keyPath = keyPath
  }

  var boundValue: Value {
    get {
      changes.noteRead()
      return changes.object[keyPath: keyPath]
    }
    set { changes.object[keyPath: keyPath] = newValue }
  }

  var origin: AnyObject? { changes.object }
  var path: AnyKeyPath? { keyPath }
}
