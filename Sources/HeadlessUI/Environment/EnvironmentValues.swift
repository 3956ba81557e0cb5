/// A key for accessing a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value if none is set.
  static var defaultValue: Value { get }
}

/// A collection of values that views inherit from the views around them.
///
/// To add a custom value, extend this type with a property that uses an ``EnvironmentKey``.
public struct EnvironmentValues {
  private var storage: Storage

  private final class Storage {
    var values: [ObjectIdentifier: Any]
    var own: OwnValues

    init(values: [ObjectIdentifier: Any] = [:], own: OwnValues = OwnValues()) {
      self.values = values
      self.own = own
    }
  }

  // Stored properties for the values that nearly every view reads, because lookups by key are slower.
  private struct OwnValues {
    var isEnabled = true
    var allowsHitTesting = true
    var isRightToLeft = false
    var dynamicTypeSize = DynamicTypeSize.large
    var opacity = 1.0
    var textsAreHeaders = false
    var font: Font?
    var lineLimit: Int?
    var reservedLines = 0
    var textsAreUppercase: Bool?
    var buttonStyle: Any?
    var navigation: AnyObject?
  }

  /// Creates an environment with the default value of every key.
  public init() { storage = Storage() }

  /// The storage, copied first if another environment shares it.
  private var unique: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(values: storage.values, own: storage.own) }
      return storage
    }
  }

  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// Accesses the value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { unique.values[ObjectIdentifier(key)] = newValue }
  }

  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage.values[ObjectIdentifier(type)] as? Object }
    set { unique.values[ObjectIdentifier(type)] = newValue }
  }

  /// A Boolean value that indicates whether controls react to touches.
  ///
  /// It's `false` inside `.disabled(true)`.
  public var isEnabled: Bool {
    get { storage.own.isEnabled }
    set { unique.own.isEnabled = newValue }
  }

  /// The default font of text, or `nil` for the body font.
  public var font: Font? {
    get { storage.own.font }
    set { unique.own.font = newValue }
  }

  /// The font that texts are measured with, scaled for the current text size.
  var textFont: Font { textFont(nil) }

  /// Returns the font that a text is measured with, scaled for the current text size.
  ///
  /// - Parameter own: The text's own font, or `nil` for the environment's font.
  func textFont(_ own: Font?) -> Font { (own ?? storage.own.font ?? .body).scaled(for: storage.own.dynamicTypeSize) }

  /// The size of text.
  ///
  /// The default is the size that the device's user or the app's launch arguments have set.
  public var dynamicTypeSize: DynamicTypeSize {
    get { storage.own.dynamicTypeSize }
    set { unique.own.dynamicTypeSize = newValue }
  }

  /// Whether views are laid out from right to left.
  var isRightToLeft: Bool {
    get { storage.own.isRightToLeft }
    set { unique.own.isRightToLeft = newValue }
  }

  /// The maximum number of lines that a text uses, or `nil` for no limit.
  public var lineLimit: Int? {
    get { storage.own.lineLimit }
    set { unique.own.lineLimit = newValue }
  }

  /// The minimum number of lines that a text takes up, even if they are empty.
  var reservedLines: Int {
    get { storage.own.reservedLines }
    set { unique.own.reservedLines = newValue }
  }

  /// Whether texts are shown in uppercase (`true`) or lowercase (`false`), or `nil` to keep their case.
  var textsAreUppercase: Bool? {
    get { storage.own.textsAreUppercase }
    set { unique.own.textsAreUppercase = newValue }
  }

  /// Whether texts are headers, for example in the header of a section.
  var textsAreHeaders: Bool {
    get { storage.own.textsAreHeaders }
    set { unique.own.textsAreHeaders = newValue }
  }

  /// Whether elements can be touched.
  var allowsHitTesting: Bool {
    get { storage.own.allowsHitTesting }
    set { unique.own.allowsHitTesting = newValue }
  }

  /// The opacity of the views, multiplied with all surrounding opacities.
  var opacity: Double {
    get { storage.own.opacity }
    set { unique.own.opacity = newValue }
  }

  /// The type-erased custom button style, or `nil` if none is set.
  var ownButtonStyle: Any? {
    get { storage.own.buttonStyle }
    set { unique.own.buttonStyle = newValue }
  }

  /// The surrounding navigation stack, used by links and destinations, or `nil` outside a stack.
  var ownNavigation: AnyObject? {
    get { storage.own.navigation }
    set { unique.own.navigation = newValue }
  }
}
