import ScreenModel

extension InteractionFailure {
  /// An element as a failure names it: what it is, and the text that it is known by.
  public struct ElementName: Equatable, Sendable {
    /// The kind of element; `any` where a query takes every kind.
    public var type: ElementType
    /// Whether it is meant as a header, by its trait.
    public var isHeader: Bool
    /// The text that it is known by: its label, title, identifier or placeholder, or the text that a query asks for.
    public var text: String?
    /// How the test writes it with XCUITest's API: `app.buttons["Log in"]`; `nil` for a typed element, and for what is on the screen.
    public var expression: String?
    /// What must be true of it, where it is known by no text: “has a label that contains “Log””.
    public var condition: String?
    /// Which of several matches is meant, counted from 0.
    public var index: Int
    /// Where it is among others, in words: “at row 100”; `nil` where the index tells.
    public var place: String?
    /// Whether all matches of a query are meant.
    public var isPlural: Bool
    /// Whether it is an element of the screen that is no longer there.
    public var isGone: Bool
    /// What it is in, where it has no text of its own; empty or one element.
    public var container: [ElementName]

    /// Creates the name of an element.
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

    /// The name of an app.
    static func application(_ name: String?) -> ElementName { ElementName(type: .application, text: name) }

    /// The kind alone, without the text.
    var kind: ElementName { ElementName(type: type, isHeader: isHeader) }
  }

  /// The name of an element that is known by its kind and text alone, small enough to look words up by.
  package struct PlainName: Hashable, Sendable {
    let type: ElementType
    let isHeader: Bool
    let text: String
  }

  /// Words about elements that keep the elements as data, so that each reader of a failure can name them in its own vocabulary.
  ///
  /// It is written as a string: `"tap \(name)"`.
  public struct Phrase: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// A part of a phrase.
    public enum Piece: Equatable, Sendable {
      /// Words.
      case text(String)
      /// An element with its text: “Button “Log in””.
      case element(ElementName)
      /// A kind of element with its article: “a Button”.
      case article(ElementName)
      /// A number of elements of a kind: “3 Buttons”.
      case count(Int, ElementName)
      /// A kind of element alone: “Button”.
      case kind(ElementName)
    }

    /// The parts, in order.
    public var pieces: [Piece]

    /// Creates a phrase from its parts.
    public init(pieces: [Piece]) { self.pieces = pieces }

    /// Creates a phrase of words alone.
    public init(stringLiteral value: String) { pieces = [.text(value)] }

    /// Creates a phrase from an interpolated string.
    public init(stringInterpolation: Interpolation) { pieces = stringInterpolation.pieces }

    /// Collects the parts of an interpolated string.
    public struct Interpolation: StringInterpolationProtocol {
      var pieces: [Piece] = []

      /// Creates a collection without parts.
      public init(literalCapacity: Int, interpolationCount: Int) { pieces.reserveCapacity(interpolationCount * 2 + 1) }

      /// Adds words.
      public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { pieces.append(.text(literal)) } }

      /// Adds words.
      public mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

      /// Adds a number.
      public mutating func appendInterpolation(_ number: Int) { appendLiteral("\(number)") }

      /// Adds an element.
      public mutating func appendInterpolation(_ element: ElementName) { pieces.append(.element(element)) }

      /// Adds a part.
      public mutating func appendInterpolation(_ piece: Piece) { pieces.append(piece) }

      /// Adds the parts of another phrase.
      public mutating func appendInterpolation(_ phrase: Phrase) { pieces += phrase.pieces }
    }

    /// One phrase after another.
    static func + (left: Phrase, right: Phrase) -> Phrase { Phrase(pieces: left.pieces + right.pieces) }
  }
}
