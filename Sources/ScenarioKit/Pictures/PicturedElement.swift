/// An element of a screen that a journal pictures: what is needed to draw it, and its place among the others.
public struct PicturedElement: Equatable, Sendable {
  /// What is true or false of an element.
  public struct Flags: OptionSet, Equatable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It does not react to the user.
    public static let disabled: Flags = Flags(rawValue: 1 << 0)
    /// It is selected.
    public static let selected: Flags = Flags(rawValue: 1 << 1)
    /// It has the keyboard focus.
    public static let focused: Flags = Flags(rawValue: 1 << 2)
    /// It is hidden, with everything in it.
    public static let hidden: Flags = Flags(rawValue: 1 << 3)
    /// What is in it is cut off at its frame.
    public static let clips: Flags = Flags(rawValue: 1 << 4)
    /// Touches pass through it.
    public static let ignoresTouches: Flags = Flags(rawValue: 1 << 5)
    /// Its value is a text that reads like its placeholder.
    public static let hasTextLikePlaceholder: Flags = Flags(rawValue: 1 << 6)
  }

  /// How deep it lies in the tree: 0 for the screen itself.
  ///
  /// An element comes after what it lies in.
  public var depth: Int
  /// The kind of element, as a snapshot in text names it: “Button”.
  public var type: String
  /// The accessibility identifier; empty where there is none.
  public var identifier: String
  /// The accessibility label; empty where there is none.
  public var label: String
  /// The title; empty where there is none.
  public var title: String
  /// The value, where there is one.
  public var value: String?
  /// What an empty field shows.
  public var placeholder: String?
  /// The accessibility traits, as the bits of `ElementTraits`.
  public var traits: UInt32
  /// Where it lies.
  public var frame: ElementRecord.Frame
  /// What is true or false of it.
  public var flags: Flags

  /// Creates an element from its parts.
  @inlinable package init(
    depth: Int, type: String, identifier: String, label: String, title: String, value: String?, placeholder: String?, traits: UInt32, frame: ElementRecord.Frame,
    flags: Flags
  ) {
    self.depth = depth
    self.type = type
    self.identifier = identifier
    self.label = label
    self.title = title
    self.value = value
    self.placeholder = placeholder
    self.traits = traits
    self.frame = frame
    self.flags = flags
  }

  /// The element with every text in it passed through a function.
  func mapTexts(_ transform: (String) -> String) -> PicturedElement {
    var element = self
    element.identifier = transform(identifier)
    element.label = transform(label)
    element.title = transform(title)
    element.value = value.map(transform)
    element.placeholder = placeholder.map(transform)
    return element
  }
}
