/// An element of a recorded screen, with the properties needed to draw it and its place in the tree.
public struct PicturedElement: Equatable, Sendable {
  /// The Boolean properties of an element.
  public struct Flags: OptionSet, Equatable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The element is disabled.
    public static let disabled: Flags = Flags(rawValue: 1 << 0)
    /// The element is selected.
    public static let selected: Flags = Flags(rawValue: 1 << 1)
    /// The element has the keyboard focus.
    public static let focused: Flags = Flags(rawValue: 1 << 2)
    /// The element is hidden, together with its descendants.
    public static let hidden: Flags = Flags(rawValue: 1 << 3)
    /// The element's contents are clipped to its frame.
    public static let clips: Flags = Flags(rawValue: 1 << 4)
    /// Touches pass through the element.
    public static let ignoresTouches: Flags = Flags(rawValue: 1 << 5)
    /// The element's value is text that is the same as its placeholder.
    public static let hasTextLikePlaceholder: Flags = Flags(rawValue: 1 << 6)
  }

  /// The level of the element in the tree, which is 0 for the screen itself.
  ///
  /// In a list of elements, an element's parent precedes it.
  public var depth: Int
  /// The kind of element, named like in a text snapshot: “Button”.
  public var type: String
  /// The accessibility identifier, or an empty string if there isn't one.
  public var identifier: String
  /// The accessibility label, or an empty string if there isn't one.
  public var label: String
  /// The title, or an empty string if there isn't one.
  public var title: String
  /// The accessibility value, if the element has one.
  public var value: String?
  /// The text that an empty field shows, if there is one.
  public var placeholder: String?
  /// The accessibility traits, in the bits of `ElementTraits`.
  public var traits: UInt32
  /// The frame in screen coordinates, in points.
  public var frame: ElementRecord.Frame
  /// The Boolean properties of the element.
  public var flags: Flags
  /// The look of the element in pictures, in the short form of an `ElementLook`, or an empty string for the look of its type.
  public var look: String

  /// Creates an element from its parts.
  @inlinable package init(
    depth: Int, type: String, identifier: String, label: String, title: String, value: String?, placeholder: String?, traits: UInt32, frame: ElementRecord.Frame,
    flags: Flags, look: String = ""
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
    self.look = look
  }

  /// Returns a copy of the element with every string transformed by a closure.
  func mapTexts(_ transform: (String) -> String) -> PicturedElement {
    var element = self
    element.identifier = transform(identifier)
    element.label = transform(label)
    element.title = transform(title)
    element.value = value.map(transform)
    element.placeholder = placeholder.map(transform)
    element.look = Self.mapTexts(ofLook: look, transform)
    return element
  }

  /// The number of characters of a drawn text that the journal keeps.
  static let drawnTextLimit: Int = 2_000

  /// The element with drawn texts of at most ``drawnTextLimit`` characters, and an ellipsis after a text that was longer.
  ///
  /// A picture shows no more of a text, and a canvas can draw a text of any length.
  var withShortDrawnTexts: PicturedElement {
    if look.utf8.count <= Self.drawnTextLimit { return self }
    var element = self
    element.look = Self.mapTexts(ofLook: look, Self.shortened)
    return element
  }

  private static func shortened(_ text: String) -> String {
    if text.utf8.count <= drawnTextLimit { return text }
    var end = text.startIndex
    for _ in 0..<drawnTextLimit {
      if end == text.endIndex { return text }
      // A character that separates the parts of a look is written as a percent sign with two digits.
      end = text.index(end, offsetBy: text[end] == "%" ? 3 : 1, limitedBy: text.endIndex) ?? text.endIndex
    }
    return end == text.endIndex ? text : text[..<end] + "…"
  }

  /// Returns a look whose texts are transformed: the note, the texts in drawings, and the names of symbols.
  ///
  /// Numbers stay as they are, because a secret can be a number that is also a size.
  private static func mapTexts(ofLook look: String, _ transform: (String) -> String) -> String {
    func parts(_ text: Substring, _ separator: Unicode.Scalar) -> [Substring] {
      text.unicodeScalars.split(separator: separator, omittingEmptySubsequences: false).map { Substring($0) }
    }
    if look.isEmpty { return look }
    let fields = parts(Substring(look), "|").map { field -> String in
      let letter = field.unicodeScalars.first
      if letter == "n" { return "n" + transform(String(field.unicodeScalars.dropFirst())) }
      guard letter == "u" || letter == "o" || letter == "d" else { return String(field) }
      return parts(field, ";").map { mark -> String in
        var values = parts(mark, "~").map(String.init)
        if letter == "d", let symbol = values.first { values[0] = "d" + transform(String(symbol.unicodeScalars.dropFirst())) }
        if letter != "d", values.count == 6 { values[5] = transform(values[5]) }
        return values.joined(separator: "~")
      }.joined(separator: ";")
    }
    return fields.joined(separator: "|")
  }
}
