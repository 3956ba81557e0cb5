/// A key of a value that the focused view or its scene exports.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view and the scene export.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; `nil` where no view exports one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Collects what the views of an app export.
final class FocusedValuesController {
  /// A view that exports a value.
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

  /// Collects the values anew: the focus has moved, or a view exports something else.
  func refresh() {
    var values = FocusedValues()
    for source in sources where source.isActive() { source.apply(&values) }
    storage.set(values)
  }
}

extension EnvironmentValues {
  /// What collects the exported values of the app; `nil` outside of one.
  @Entry var focusedValues: FocusedValuesController?
}
