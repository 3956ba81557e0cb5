/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The default value of the key.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it, as in SwiftUI.
///
/// Extend it with properties of your own over an ``EnvironmentKey``.
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

  // What nearly every view reads when it is made or laid out has no look-up to pay for.
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

  /// Creates an environment where every key has its default value.
  public init() { storage = Storage() }

  /// The storage, which no other environment has.
  private var unique: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(values: storage.values, own: storage.own) }
      return storage
    }
  }

  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { unique.values[ObjectIdentifier(key)] = newValue }
  }

  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage.values[ObjectIdentifier(type)] as? Object }
    set { unique.values[ObjectIdentifier(type)] = newValue }
  }

  /// Whether controls react to touches; `.disabled(true)` around them makes it false.
  public var isEnabled: Bool {
    get { storage.own.isEnabled }
    set { unique.own.isEnabled = newValue }
  }

  /// The font of texts; `nil` for that of body text.
  public var font: Font? {
    get { storage.own.font }
    set { unique.own.font = newValue }
  }

  /// The font that texts are measured with, at the size of text that is set.
  var textFont: Font { textFont(nil) }

  /// The font that a text is measured with.
  ///
  /// - Parameter own: The text's own font; `nil` for that of the environment.
  func textFont(_ own: Font?) -> Font { (own ?? storage.own.font ?? .body).scaled(for: storage.own.dynamicTypeSize) }

  /// The size of text: what a person has set on the device, or the launch arguments of the app, unless a view around sets another one.
  public var dynamicTypeSize: DynamicTypeSize {
    get { storage.own.dynamicTypeSize }
    set { unique.own.dynamicTypeSize = newValue }
  }

  /// Whether views are laid out from right to left.
  var isRightToLeft: Bool {
    get { storage.own.isRightToLeft }
    set { unique.own.isRightToLeft = newValue }
  }

  /// The most lines that a text may take.
  public var lineLimit: Int? {
    get { storage.own.lineLimit }
    set { unique.own.lineLimit = newValue }
  }

  /// The lines that a text takes at least, whether it fills them or not.
  var reservedLines: Int {
    get { storage.own.reservedLines }
    set { unique.own.reservedLines = newValue }
  }

  /// Whether texts are shown in uppercase, or else in lowercase; `nil` where their letters are shown as they are.
  var textsAreUppercase: Bool? {
    get { storage.own.textsAreUppercase }
    set { unique.own.textsAreUppercase = newValue }
  }

  /// Whether texts here are headers, as in the header of a section.
  var textsAreHeaders: Bool {
    get { storage.own.textsAreHeaders }
    set { unique.own.textsAreHeaders = newValue }
  }

  /// Whether touches reach the elements here.
  var allowsHitTesting: Bool {
    get { storage.own.allowsHitTesting }
    set { unique.own.allowsHitTesting = newValue }
  }

  /// The opacity of everything here, as the product of all opacities around it.
  var opacity: Double {
    get { storage.own.opacity }
    set { unique.own.opacity = newValue }
  }

  /// How a team's own style draws buttons, as what draws them knows it; `nil` where none is set.
  var ownButtonStyle: Any? {
    get { storage.own.buttonStyle }
    set { unique.own.buttonStyle = newValue }
  }

  /// The stack of pages around, as its links and destinations know it; `nil` outside of one.
  var ownNavigation: AnyObject? {
    get { storage.own.navigation }
    set { unique.own.navigation = newValue }
  }
}
