import HeadlessXCUI

/// A lazy list of elements, described by a matcher, a place, an order and a range.
///
/// - Nothing is looked up until the list is used, and each use looks up the elements again. ``results`` is the current list, which doesn't change.
/// - Each refinement returns a new list.
/// - The elements are in tree order: an element, then its descendants. Text inside controls is included, but hidden elements aren't.
/// - By default, the list contains the app's window and everything in it.
@preconcurrency @MainActor
public struct ElementList: Sendable {
  /// The matcher that the elements must satisfy.
  let claim: ElementMatcher
  private let includesRoots: Bool
  /// The elements to search, or `nil` for the app's window.
  private var roots: (@MainActor () -> [ElementSnapshot])?
  private var order: [ElementOrder] = []
  private var range: Range<Int>?

  nonisolated init(_ matcher: ElementMatcher, includesRoots: Bool) {
    claim = matcher
    self.includesRoots = includesRoots
  }

  // MARK: Refining

  /// Returns a list of the elements that match in the given element, including the element itself.
  nonisolated public func inside(_ root: some Element) -> ElementList { insideOneOf([root]) }

  /// Returns a list of the elements that match in the given elements, including these elements, in order.
  ///
  /// Each element is listed once.
  nonisolated public func insideOneOf(_ roots: [any Element]) -> ElementList {
    refined { list in
      list.roots = { roots.compactMap { HeadlessDriver.elementSnapshot(of: $0.underlyingXCUIElement) } }
    }
  }

  /// Returns a list of the elements that match in the elements of another list, including these elements, in order.
  ///
  /// Each element is listed once.
  nonisolated public func insideOneOf(_ other: ElementList) -> ElementList { refined { $0.roots = { other.found } } }

  /// Returns the list sorted by the first order, then by the next order if elements are equal.
  ///
  /// Elements that are equal in all orders stay in tree order.
  nonisolated public func sorted(by order: ElementOrder...) -> ElementList { refined { $0.order = order } }

  /// Returns the part of the list in a range of indices.
  ///
  /// Indices beyond the end are left out.
  nonisolated public func subrange(_ range: Range<Int>) -> ElementList { refined { $0.range = range } }

  nonisolated private func refined(_ change: (inout ElementList) -> Void) -> ElementList {
    var list = self
    change(&list)
    return list
  }

  // MARK: Using

  /// Snapshots of the elements within the whole screen.
  public var snapshots: [ElementSnapshot] { found.copied }

  /// The current elements, which change with the screen.
  private var found: [ElementSnapshot] {
    var found: [ElementSnapshot] = []
    var seen: Set<ElementSnapshot> = []
    let problems = MatcherProblems()
    MatcherProblems.$current.withValue(problems) {
      let claim = claim.forSearch()
      let condition = claim.condition
      let roots = roots?() ?? Self.window
      let ids = Set(roots.map(\.id))
      SearchRoots.$current.withValue(SearchRoots { ids.contains($0.id) }) {
        for root in roots {
          let candidates = (includesRoots && claim.test(root) ? [root] : []) + HeadlessDriver.allSnapshots(matching: condition, in: root)
          for element in candidates where seen.insert(element).inserted { found.append(element) }
        }
      }
    }
    if let problem = problems.first {
      problem.fail(.act("list each element that \(claim.description)"))
      return []
    }
    let sorted = ElementOrder.sort(found, by: order)
    guard let range else { return sorted }
    let lower = Swift.min(Swift.max(0, range.lowerBound), sorted.count)
    return Array(sorted[lower..<Swift.max(lower, Swift.min(range.upperBound, sorted.count))])
  }

  /// The current elements.
  ///
  /// Each result keeps referring to the same element on screen, and you can use it like any other element.
  public var results: [FoundElement] { found.map { FoundElement($0) } }

  /// The current number of elements.
  public var count: Int { found.count }

  /// Whether there are currently no elements.
  public var isEmpty: Bool { found.isEmpty }

  /// The current first element, or `nil` if there are no elements.
  public var first: FoundElement? { results.first }

  /// Returns the current element at an index, or `nil` if the index is beyond the end.
  public subscript(index: Int) -> FoundElement? {
    let results = results
    return results.indices.contains(index) ? results[index] : nil
  }

  /// The element that the search starts at, for failures.
  var place: XCUIElement { roots?().first.map { HeadlessDriver.element(of: $0) } ?? App.shared.underlyingXCUIElement }

  private static var window: [ElementSnapshot] {
    guard let app = HeadlessDriver.elementSnapshot(of: App.shared.underlyingXCUIElement) else { return [] }
    return app.children.first { $0.type == .window }.map { [$0] } ?? [app]
  }
}

extension ElementList: @preconcurrency Sequence {
  /// Returns an iterator over the current elements.
  public func makeIterator() -> IndexingIterator<[FoundElement]> { results.makeIterator() }
}

/// The elements that the current search starts at.
struct SearchRoots: Sendable {
  let contains: @Sendable (ElementSnapshot) -> Bool

  @TaskLocal static var current: SearchRoots?
}

extension ElementMatcher {
  /// Matches every element except the elements that are searched, such as the app's window.
  nonisolated public static var isNotRoot: ElementMatcher {
    ElementMatcher("is not a root of the search") { !(SearchRoots.current?.contains($0) ?? false) }
  }
}
