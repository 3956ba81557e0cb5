import Combine
import Foundation

/// Follows the changes of one observable object for the bodies and controls that read it; from any thread.
///
/// It ends when nothing of a view holds it any more.
final class ObjectChanges<Object: ObservableObject> {
  let object: Object
  private let lock = NSLock()
  private var readers = Readers()
  private var subscription: AnyCancellable?

  init(_ object: Object) {
    self.object = object
    subscription = object.objectWillChange.sink { [weak self] _ in self?.willChange() }
  }

  /// What a node keeps in a slot to follow an object; made anew where it followed another object before.
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

  /// Ties the body that is being evaluated to the object.
  func noteRead() { lock.withLock { readers.noteRead() } }

  // The bodies are evaluated at the next rendering, when the change has been made.
  private func willChange() { lock.withLock { readers.takeAll() }.invalidate() }
}

/// A property that leads to an observable object from elsewhere, so that another object means another body.
protocol ObjectProperty: LinkableProperty, LocationComparable {}

extension ObjectProperty {
  /// Describes a property that follows an object.
  @MainActor
  public static func _makeProperty(_ inputs: _DynamicPropertyInputs) -> _DynamicPropertyOutputs {
    _DynamicPropertyOutputs(field: DynamicField(offset: inputs.offset, name: inputs.name, object: Self.self))
  }
}

extension Binding {
  /// A binding to a property of an observable object: what reads it is tied to the object.
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
