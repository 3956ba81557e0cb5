import ScreenModel

extension InteractionFailure {
  /// The name of an element in a failure: its type and identifying text.
  public struct ElementName: Equatable, Sendable {
    /// The type of the element, or `any` if a query accepts every type.
    public var type: ElementType
    /// Whether the element is a header, by its trait.
    public var isHeader: Bool
    /// The identifying text: the label, title, identifier or placeholder, or the text in a query.
    public var text: String?
    /// The XCUITest expression of the element, such as `app.buttons["Log in"]`.
    ///
    /// The value is `nil` for typed elements and for elements found on screen.
    public var expression: String?
    /// The condition that identifies an element instead of text: “has a label that contains “Log””.
    public var condition: String?
    /// The index among several matches, starting at 0.
    public var index: Int
    /// The position of a cell in words, such as “at row 100”, or `nil` if `index` is used.
    public var place: String?
    /// Whether the name refers to all matches of a query.
    public var isPlural: Bool
    /// Whether the element was on screen but no longer exists.
    public var isGone: Bool
    /// The container of an element without text, as an array of at most one element.
    public var container: [ElementName]

    /// Creates an element name.
    public init(
      type: ElementType, isHeader: Bool = false, text: String? = nil, index: Int = 0, isPlural: Bool = false, isGone: Bool = false, container: [ElementName] = []
    ) {
      self.type = type
      self.isHeader = isHeader
      self.text = text
      expression = nil
      condition = nil
      place = nil
      self.index = index
      self.isPlural = isPlural
      self.isGone = isGone
      self.container = container
    }

    /// Returns the name of an app.
    static func application(_ name: String?) -> ElementName { ElementName(type: .application, text: name) }

    /// The type alone, without the text.
    var kind: ElementName { ElementName(type: type, isHeader: isHeader) }
  }

  /// The name of an element that is identified only by type and text.
  ///
  /// The name is small enough to use as a lookup key.
  package struct PlainName: Hashable, Sendable {
    let type: ElementType
    let isHeader: Bool
    let text: String
  }

  /// A phrase that keeps its elements as data, so each wording can use its own terms for them.
  ///
  /// Write a phrase as an interpolated string: `"tap \(name)"`.
  public struct Phrase: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// A piece of a phrase.
    public enum Piece: Equatable, Sendable {
      /// Plain text.
      case text(String)
      /// An element with its text: “Button “Log in””.
      case element(ElementName)
      /// A type of element with its article: “a Button”.
      case article(ElementName)
      /// A number of elements of a type: “3 Buttons”.
      case count(Int, ElementName)
      /// A type of element alone: “Button”.
      case kind(ElementName)
    }

    /// The pieces, in order.
    public var pieces: [Piece]

    /// The words for the element that the attempt is about, if the phrase doesn't name the element.
    ///
    /// The reason of the failure then names it: “Could not see profile screen: Button “Edit” does not exist.”
    package var subject: String?

    /// Creates a phrase from pieces.
    public init(pieces: [Piece]) { self.pieces = pieces }

    /// Creates a phrase from plain text.
    public init(stringLiteral value: String) { pieces = [.text(value)] }

    /// Creates a phrase from an interpolated string.
    public init(stringInterpolation: Interpolation) { pieces = stringInterpolation.pieces }

    /// The interpolation that collects the pieces of a phrase.
    public struct Interpolation: StringInterpolationProtocol {
      var pieces: [Piece] = []

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) { pieces.reserveCapacity(interpolationCount * 2 + 1) }

      /// Appends plain text.
      public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { pieces.append(.text(literal)) } }

      /// Appends plain text.
      public mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

      /// Appends a number.
      public mutating func appendInterpolation(_ number: Int) { appendLiteral("\(number)") }

      /// Appends an element.
      public mutating func appendInterpolation(_ element: ElementName) { pieces.append(.element(element)) }

      /// Appends a piece.
      public mutating func appendInterpolation(_ piece: Piece) { pieces.append(piece) }

      /// Appends the pieces of another phrase.
      public mutating func appendInterpolation(_ phrase: Phrase) { pieces += phrase.pieces }
    }

    /// Concatenates two phrases.
    static func + (left: Phrase, right: Phrase) -> Phrase { Phrase(pieces: left.pieces + right.pieces) }
  }
}
