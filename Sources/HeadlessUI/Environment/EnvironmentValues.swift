/// A key for accessing a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value of the key if a view doesn't set one.
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

  // The values that nearly every view reads are stored properties, because lookups by key are slower.
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

  /// A Boolean value that indicates whether controls respond to touches.
  ///
  /// The value is `false` inside a view with `.disabled(true)`.
  public var isEnabled: Bool {
    get { storage.own.isEnabled }
    set { unique.own.isEnabled = newValue }
  }

  /// The default font of text, or `nil` for the body font.
  public var font: Font? {
    get { storage.own.font }
    set { unique.own.font = newValue }
  }

  /// The font that text is measured with, scaled for the current text size.
  var textFont: Font { textFont(nil) }

  /// Returns the font that text is measured with, scaled for the current text size.
  ///
  /// - Parameter own: The text's own font, or `nil` for the font of the environment.
  func textFont(_ own: Font?) -> Font { (own ?? storage.own.font ?? .body).scaled(for: storage.own.dynamicTypeSize) }

  /// The size of text.
  ///
  /// The default is the size set by the device's user or by the app's launch arguments.
  public var dynamicTypeSize: DynamicTypeSize {
    get { storage.own.dynamicTypeSize }
    set { unique.own.dynamicTypeSize = newValue }
  }

  /// Whether views are laid out from right to left.
  var isRightToLeft: Bool {
    get { storage.own.isRightToLeft }
    set { unique.own.isRightToLeft = newValue }
  }

  /// The maximum number of lines that text can use, or `nil` for no limit.
  public var lineLimit: Int? {
    get { storage.own.lineLimit }
    set { unique.own.lineLimit = newValue }
  }

  /// The minimum number of lines that text takes up, even if some lines are empty.
  var reservedLines: Int {
    get { storage.own.reservedLines }
    set { unique.own.reservedLines = newValue }
  }

  /// Whether text is shown in uppercase (`true`) or lowercase (`false`), or `nil` to keep its case.
  var textsAreUppercase: Bool? {
    get { storage.own.textsAreUppercase }
    set { unique.own.textsAreUppercase = newValue }
  }

  /// Whether text has the header trait, for example in the header of a section.
  var textsAreHeaders: Bool {
    get { storage.own.textsAreHeaders }
    set { unique.own.textsAreHeaders = newValue }
  }

  /// Whether elements can be touched.
  var allowsHitTesting: Bool {
    get { storage.own.allowsHitTesting }
    set { unique.own.allowsHitTesting = newValue }
  }

  /// The opacity of the views, which is the product of all surrounding opacities.
  var opacity: Double {
    get { storage.own.opacity }
    set { unique.own.opacity = newValue }
  }

  /// The type-erased custom button style, or `nil` if none is set.
  var ownButtonStyle: Any? {
    get { storage.own.buttonStyle }
    set { unique.own.buttonStyle = newValue }
  }

  /// The surrounding navigation stack for links and destinations, or `nil` if there isn't one.
  var ownNavigation: AnyObject? {
    get { storage.own.navigation }
    set { unique.own.navigation = newValue }
  }
}
