import HeadlessXCUI

/// A lazy list of elements: which ones, where, in which order, and how many.
///
/// - Nothing is looked up before the list is used, and each use looks anew; ``results`` is the list as it is now, and stays so.
/// - Each refinement returns a list of its own.
/// - Elements come in tree order: an element, then what is in it. Texts within controls are listed too, hidden elements are not.
/// - By default the list is of the app's window and everything in it.
@preconcurrency @MainActor
public struct ElementList: Sendable {
  /// What must be true of the elements.
  let claim: ElementMatcher
  private let includesRoots: Bool
  /// The elements to look in; `nil` for the app's window.
  private var roots: (@MainActor () -> [ElementSnapshot])?
  private var order: [ElementOrder] = []
  private var range: Range<Int>?

  nonisolated init(_ matcher: ElementMatcher, includesRoots: Bool) {
    claim = matcher
    self.includesRoots = includesRoots
  }

  // MARK: Refining

  /// The same list, of another element and everything in it.
  nonisolated public func inside(_ root: some Element) -> ElementList { insideOneOf([root]) }

  /// The same list, of several other elements and everything in them, one after another; an element is listed once.
  nonisolated public func insideOneOf(_ roots: [any Element]) -> ElementList {
    refined { list in
      list.roots = { roots.compactMap { HeadlessDriver.elementSnapshot(of: $0.underlyingXCUIElement) } }
    }
  }

  /// The same list, of the elements of another list and everything in them, one after another; an element is listed once.
  nonisolated public func insideOneOf(_ other: ElementList) -> ElementList { refined { $0.roots = { other.found } } }

  /// The same list in an order: by the first one, and where that makes no difference by the next.
  ///
  /// Elements between which no order makes a difference stay in tree order.
  nonisolated public func sorted(by order: ElementOrder...) -> ElementList { refined { $0.order = order } }

  /// A part of the same list; what is beyond its end is left out.
  nonisolated public func subrange(_ range: Range<Int>) -> ElementList { refined { $0.range = range } }

  nonisolated private func refined(_ change: (inout ElementList) -> Void) -> ElementList {
    var list = self
    change(&list)
    return list
  }

  // MARK: Using

  /// The elements with everything that is known of them, and with the whole screen as it is now.
  public var snapshots: [ElementSnapshot] { found.copied }

  /// The elements as they are now; they change with the screen.
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

  /// The elements as they are now; each stays the one that it is, and can be tapped and asked like any other.
  public var results: [FoundElement] { found.map { FoundElement($0) } }

  /// How many elements there are now.
  public var count: Int { found.count }

  /// Whether there is no element now.
  public var isEmpty: Bool { found.isEmpty }

  /// The first element now; `nil` when there is none.
  public var first: FoundElement? { results.first }

  /// The element with an index now; `nil` beyond the end.
  public subscript(index: Int) -> FoundElement? {
    let results = results
    return results.indices.contains(index) ? results[index] : nil
  }

  /// Where failures say that the elements are looked for.
  var place: XCUIElement { roots?().first.map { HeadlessDriver.element(of: $0) } ?? App.shared.underlyingXCUIElement }

  private static var window: [ElementSnapshot] {
    guard let app = HeadlessDriver.elementSnapshot(of: App.shared.underlyingXCUIElement) else { return [] }
    return app.children.first { $0.type == .window }.map { [$0] } ?? [app]
  }
}

extension ElementList: @preconcurrency Sequence {
  /// Returns an iterator over the elements as they are now.
  public func makeIterator() -> IndexingIterator<[FoundElement]> { results.makeIterator() }
}

/// Where the search begins that is under way.
struct SearchRoots: Sendable {
  let contains: @Sendable (ElementSnapshot) -> Bool

  @TaskLocal static var current: SearchRoots?
}

extension ElementMatcher {
  /// Matches every element but those that the list is of, such as the app's window.
  nonisolated public static var isNotRoot: ElementMatcher {
    ElementMatcher("is not what is searched") { !(SearchRoots.current?.contains($0) ?? false) }
  }
}
