import HeadlessXCUI

/// A condition on one element, such as `.type(.button) && .label("Log out")`.
///
/// A matcher consists of a test and a description for messages.
///
/// - The parts of a compound matcher are tested in order until the result is known. Put the part that excludes the most elements first.
/// - Identifiers, labels and types are looked up in an index, regardless of their position among parts that must all match.
/// - A matcher can also match the absence of an element, like ``isAbsent`` and ``isNotVisible``.
///
/// To use an `Element` as a matcher, see ``element(_:)``. To find an element with a matcher instead of an id, write `Button(matching: .label(.contains("Log")))`.
public struct ElementMatcher: Sendable {
  /// The storage is a reference, so a description without a matcher stays small.
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
    let viewTest: (@MainActor (Any.Type) -> Bool)?

    init(
      _ description: String, index: IndexedPart, parts: [ElementMatcher], isDisjunction: Bool, forSearch: (@MainActor () -> ElementMatcher)?,
      viewTest: (@MainActor (Any.Type) -> Bool)?, test: @escaping @MainActor (ElementSnapshot) -> Bool, matchesAbsence: @escaping @MainActor () -> Bool,
      details: (@MainActor (ElementSnapshot) -> Details?)?
    ) {
      self.description = description
      self.index = index
      self.parts = parts
      self.isDisjunction = isDisjunction
      self.forSearch = forSearch
      self.viewTest = viewTest
      self.test = test
      self.matchesAbsence = matchesAbsence
      self.details = details
    }
  }

  /// Details for the failure of a matcher that measures something.
  struct Details {
    /// The difference from the condition as a phrase that follows “it”: “is off by 3 points”.
    let mismatch: String
    /// The measured values: “its frame is {{0, 0}, {10, 10}}”.
    let facts: String
    /// The advice for the failure, if the matcher has any.
    var advice: String?
  }

  /// The properties of the matching elements that the index can look up.
  struct IndexedPart: Sendable {
    /// The type of all matches, or `any` if the types can differ.
    var type: XCUIElement.ElementType = .any
    /// A string that all matches have as their identifier, label, title, value or placeholder.
    var string: String?
    /// Whether a search leaves out matches around and in a matching accessibility element.
    ///
    /// For details, see ``ElementMatcher/label(_:)-(String)``.
    var prefersNamedElements: Bool = false
    /// A closure that finds the only element that can match.
    var element: (@MainActor () -> ElementSnapshot?)?
  }

  init(
    _ description: String, index: IndexedPart = IndexedPart(), parts: [ElementMatcher] = [], isDisjunction: Bool = false,
    forSearch: (@MainActor () -> ElementMatcher)? = nil, viewTest: (@MainActor (Any.Type) -> Bool)? = nil,
    matchesAbsence: @escaping @MainActor () -> Bool = { false }, details: (@MainActor (ElementSnapshot) -> Details?)? = nil,
    test: @escaping @MainActor (ElementSnapshot) -> Bool
  ) {
    storage = Storage(
      description, index: index, parts: parts, isDisjunction: isDisjunction, forSearch: forSearch, viewTest: viewTest, test: test, matchesAbsence: matchesAbsence,
      details: details)
  }

  /// Creates a custom matcher that doesn't match an absent element.
  /// - Parameters:
  ///   - description: The condition as the end of a phrase that starts with “an element that”, such as “has no children”.
  ///   - test: A closure that returns whether an element matches. It should only read the element.
  nonisolated public init(_ description: String, where test: @escaping @MainActor (ElementSnapshot) -> Bool) {
    self.init(description, test: test)
  }

  /// Creates a custom matcher that's also tested with `nil` for an absent element.
  /// - Parameters:
  ///   - description: The condition as the end of a phrase that starts with “an element that”, such as “is small or absent”.
  ///   - test: A closure that returns whether an element matches. It receives `nil` for an absent element. It should only read the element.
  nonisolated public init(includingAbsent description: String, where test: @escaping @MainActor (ElementSnapshot?) -> Bool) {
    self.init(description, matchesAbsence: { test(nil) }, test: { test($0) })
  }

  /// Creates a custom matcher that's also tested with `nil` for an absent element.
  @available(*, deprecated, renamed: "init(includingAbsent:where:)")
  nonisolated public init(ofAbsentToo description: String, where test: @escaping @MainActor (ElementSnapshot?) -> Bool) {
    self.init(includingAbsent: description, where: test)
  }

  /// Returns whether an element matches, or whether the absence of an element matches if it's `nil`.
  @MainActor public func matches(_ element: ElementSnapshot?) -> Bool {
    if let element { storage.test(element) } else { storage.matchesAbsence() }
  }

  /// The properties of the matching elements that the index can look up.
  var index: IndexedPart { storage.index }

  /// The test for an element that exists.
  var test: @MainActor (ElementSnapshot) -> Bool { storage.test }

  /// The test for the type of a view that has no element, or `nil` if only elements match.
  var viewTest: (@MainActor (Any.Type) -> Bool)? { storage.viewTest }

  /// A closure that returns the details of a failure, or `nil` if the description is enough.
  var details: (@MainActor (ElementSnapshot) -> Details?)? { storage.details }

  /// The parts that must all match, in their written order, or the matcher itself if there's only one.
  var conjuncts: [ElementMatcher] { storage.parts.isEmpty ? [self] : storage.parts }

  /// Whether the matcher has several parts that must all match.
  var isConjunction: Bool { !storage.parts.isEmpty }

  /// Whether the matcher has several parts, of which at least one must match.
  var isDisjunction: Bool { storage.isDisjunction }

  /// Whether the matcher refers to another element.
  ///
  /// The other element must be found before a search starts, because finding it can scroll.
  var dependsOnSearch: Bool { storage.forSearch != nil }

  /// Returns the matcher for one search, with the current state of the elements that it refers to.
  @MainActor func forSearch() -> ElementMatcher { storage.forSearch?() ?? self }
}

extension ElementMatcher: CustomStringConvertible {
  /// The condition as the end of a phrase that starts with “an element that”: “is a button and has the label “Log out””.
  public var description: String { storage.description }
}
