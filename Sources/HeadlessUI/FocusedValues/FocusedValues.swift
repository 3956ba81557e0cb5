/// A key for a value that the focused view or its scene provides.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view and its scene provide.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// Accesses the value of a key, which is `nil` if no view provides one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// An object that collects the focused values of an app's views.
final class FocusedValuesController {
  /// A view that provides a value.
  struct Source {
    let node: ObjectIdentifier
    let isActive: () -> Bool
    let apply: (inout FocusedValues) -> Void
  }

  let storage = StateStorage(FocusedValues())
  private var sources: [Source] = []

  func set(_ source: Source) {
    if let index = sources.firstIndex(where: { $0.node == source.node }) { sources[index] = source } else { sources.append(source) }
    refresh()
  }

  func remove(_ node: ObjectIdentifier) {
    sources.removeAll { $0.node == node }
    refresh()
  }

  /// Updates the values after the focus has moved or a view has provided a different value.
  func refresh() {
    var values = FocusedValues()
    for source in sources where source.isActive() { source.apply(&values) }
    storage.set(values)
  }
}

extension EnvironmentValues {
  /// The controller of the app's focused values, or `nil` outside an app.
  @Entry var focusedValues: FocusedValuesController?
}
