import HeadlessXCUI

/// A claim about one element, such as `.type(.button) && .label("Log out")`: a test, and words for it.
///
/// - The parts of a compound claim are checked in their written order, and no further than needed; put what rules out most first.
/// - What an index knows (identifier, label, type) is looked up, wherever it stands among the parts that must all be true.
/// - A claim may be made of no element: ``isAbsent`` and ``isNotVisible`` are then true.
///
/// Every typed element is a matcher too: see ``element(_:)``. A matcher can take the place of an id: `Button(matching: .label(.contains("Log")))`.
public struct ElementMatcher: Sendable {
  /// A value of one word, so that elements that have no matcher pay next to nothing.
  private let storage: Storage

  private final class Storage: Sendable {
    let description: String
    let index: IndexedPart
    let parts: [ElementMatcher]
    let test: @MainActor (ElementSnapshot) -> Bool
    let matchesAbsence: @MainActor () -> Bool
    let details: (@MainActor (ElementSnapshot) -> Details?)?
    let isDisjunction: Bool
    let forSearch: (@MainActor () -> ElementMatcher)?

    init(
      _ description: String, index: IndexedPart, parts: [ElementMatcher], isDisjunction: Bool, forSearch: (@MainActor () -> ElementMatcher)?,
      test: @escaping @MainActor (ElementSnapshot) -> Bool, matchesAbsence: @escaping @MainActor () -> Bool, details: (@MainActor (ElementSnapshot) -> Details?)?
    ) {
      self.description = description
      self.index = index
      self.parts = parts
      self.isDisjunction = isDisjunction
      self.forSearch = forSearch
      self.test = test
      self.matchesAbsence = matchesAbsence
      self.details = details
    }
  }

  /// What a failure tells beyond the claim, where the claim is about measures.
  struct Details {
    /// How an element differs from the claim, as it follows “it”: “is off by 3 points”.
    let mismatch: String
    /// What was measured: “its frame is {{0, 0}, {10, 10}}”.
    let facts: String
    /// What to do about it, where the claim knows.
    var advice: String?
  }

  /// What an index knows of the elements that match.
  struct IndexedPart: Sendable {
    /// The type of all matches; `any` where they may differ.
    var type: XCUIElement.ElementType = .any
    /// A text that all matches have as identifier, label, title, value or placeholder.
    var string: String?
    /// Whether the claim is about what a person would name; see ``ElementMatcher/label(_:)-(String)``.
    var prefersNamedElements: Bool = false
    /// Finds the only element that can match.
    var element: (@MainActor () -> ElementSnapshot?)?
  }

  init(
    _ description: String, index: IndexedPart = IndexedPart(), parts: [ElementMatcher] = [], isDisjunction: Bool = false,
    forSearch: (@MainActor () -> ElementMatcher)? = nil, matchesAbsence: @escaping @MainActor () -> Bool = { false },
    details: (@MainActor (ElementSnapshot) -> Details?)? = nil, test: @escaping @MainActor (ElementSnapshot) -> Bool
  ) {
    storage = Storage(
      description, index: index, parts: parts, isDisjunction: isDisjunction, forSearch: forSearch, test: test, matchesAbsence: matchesAbsence, details: details)
  }

  /// Creates a matcher of your own; it does not match an absent element.
  /// - Parameters:
  ///   - description: The claim in words, as they follow “an element that”: “has no children”.
  ///   - test: Whether the claim is true of an element. It should only read.
  nonisolated public init(_ description: String, where test: @escaping @MainActor (ElementSnapshot) -> Bool) {
    self.init(description, test: test)
  }

  /// Creates a matcher of your own that is also asked of an absent element, as `nil`.
  /// - Parameters:
  ///   - description: The claim in words, as they follow “an element that”: “is small or absent”.
  ///   - test: Whether the claim is true of an element, or of none. It should only read.
  nonisolated public init(ofAbsentToo description: String, where test: @escaping @MainActor (ElementSnapshot?) -> Bool) {
    self.init(description, matchesAbsence: { test(nil) }, test: { test($0) })
  }

  /// Returns whether the claim is true of an element, or with `nil` of an absent one.
  @MainActor public func matches(_ element: ElementSnapshot?) -> Bool {
    if let element { storage.test(element) } else { storage.matchesAbsence() }
  }

  /// What an index knows of the elements that match.
  var index: IndexedPart { storage.index }

  /// The test of an element that is there.
  var test: @MainActor (ElementSnapshot) -> Bool { storage.test }

  /// Tells what a failure says about an element beyond the claim; `nil` where the claim says it all.
  var details: (@MainActor (ElementSnapshot) -> Details?)? { storage.details }

  /// The claims that must all be true, in their written order; the matcher itself where there is only one.
  var conjuncts: [ElementMatcher] { storage.parts.isEmpty ? [self] : storage.parts }

  /// Whether it is a claim of several that must all be true.
  var isConjunction: Bool { !storage.parts.isEmpty }

  /// Whether it is a claim of several of which one must be true.
  var isDisjunction: Bool { storage.isDisjunction }

  /// Whether it compares with another element, which has to be found before a search begins: finding it may scroll.
  var dependsOnSearch: Bool { storage.forSearch != nil }

  /// The same claim for one search, with the elements that it compares with as they are now.
  @MainActor func forSearch() -> ElementMatcher { storage.forSearch?() ?? self }
}

extension ElementMatcher: CustomStringConvertible {
  /// The claim in words, as they follow “an element that”: “is a button and has the label “Log out””.
  public var description: String { storage.description }
}
