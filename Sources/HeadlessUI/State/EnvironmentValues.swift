/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it, as in SwiftUI.
///
/// Extend it with properties of your own over an ``EnvironmentKey``.
public struct EnvironmentValues {
  private var storage: Storage

  private final class Storage {
    var values: [ObjectIdentifier: Any]
    var isEnabled = true
    var font: Font = .body
    var rowsAreLazy = false
    var allowsHitTesting = true

    init(values: [ObjectIdentifier: Any] = [:]) { self.values = values }

    func copy() -> Storage {
      let copy = Storage(values: values)
      copy.isEnabled = isEnabled
      copy.font = font
      copy.rowsAreLazy = rowsAreLazy
      copy.allowsHitTesting = allowsHitTesting
      return copy
    }
  }

  /// Makes an environment where every key has its default value.
  public init() { storage = Storage() }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
  }

  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      makeUnique()
      storage.values[ObjectIdentifier(key)] = newValue
    }
  }

  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage.values[ObjectIdentifier(type)] as? Object }
    set {
      makeUnique()
      storage.values[ObjectIdentifier(type)] = newValue
    }
  }

  /// Whether controls react to a person; `.disabled(true)` around them makes it false.
  public var isEnabled: Bool {
    get { storage.isEnabled }
    set {
      makeUnique()
      storage.isEnabled = newValue
    }
  }

  /// The font that texts are measured with.
  public var font: Font {
    get { storage.font }
    set {
      makeUnique()
      storage.font = newValue
    }
  }

  /// Whether touches reach the elements here.
  var allowsHitTesting: Bool {
    get { storage.allowsHitTesting }
    set {
      makeUnique()
      storage.allowsHitTesting = newValue
    }
  }

  /// Whether the container around this place makes its rows only when they come into view.
  var rowsAreLazy: Bool {
    get { storage.rowsAreLazy }
    set {
      makeUnique()
      storage.rowsAreLazy = newValue
    }
  }
}
