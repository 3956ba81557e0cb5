import Foundation
import ScreenModel

extension XCUIElementQuery {
  /// Elements of the type at any depth inside the matches.
  nonisolated public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(source: chain, filter: QueryFilter(type: type))
  }

  /// Elements of the type directly inside the matches.
  nonisolated public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(source: chain, filter: QueryFilter(isDirectChild: true, type: type))
  }

  /// Matches whose identifier, label, title, value or placeholder is the string, exactly.
  nonisolated public func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(source: source, filter: filter.narrowed(to: identifier))
  }

  /// Matches of the type whose identifier, label, title, value or placeholder is the string; `nil` matches every string.
  nonisolated public func matching(_ elementType: ElementType, identifier: String?) -> XCUIElementQuery {
    let typed = filter.narrowed(to: elementType)
    return XCUIElementQuery(source: source, filter: identifier.map { typed.narrowed(to: $0) } ?? typed)
  }

  /// Matches for which a predicate is true: `NSPredicate(format: "label BEGINSWITH 'Post'")`, or one with a block, which receives an `XCUIElementSnapshot`.
  nonisolated public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    let shared = SharedPredicate(predicate)
    return XCUIElementQuery(source: source, filter: filter.refined(by: .predicate(shared.format) { shared.predicate.evaluate(with: $0) }))
  }

  /// Matches for which the closure is true.
  nonisolated public func matching(where isIncluded: @escaping @MainActor (any XCUIElementSnapshot) -> Bool) -> XCUIElementQuery {
    XCUIElementQuery(source: source, filter: filter.refined(by: .predicate(nil, isIncluded)))
  }

  /// Matches with a descendant of the type whose identifying string is the given one; `nil` matches every string.
  nonisolated public func containing(_ elementType: ElementType, identifier: String?) -> XCUIElementQuery {
    XCUIElementQuery(source: source, filter: filter.refined(by: .containing(elementType, identifier)))
  }

  /// Matches with a descendant for which a predicate is true.
  nonisolated public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    let shared = SharedPredicate(predicate)
    return XCUIElementQuery(source: source, filter: filter.refined(by: .containingPredicate(shared.format) { shared.predicate.evaluate(with: $0) }))
  }

  /// Matches with a descendant for which the closure is true.
  nonisolated public func containing(where isIncluded: @escaping @MainActor (any XCUIElementSnapshot) -> Bool) -> XCUIElementQuery {
    XCUIElementQuery(source: source, filter: filter.refined(by: .containingPredicate(nil, isIncluded)))
  }

  /// Matches that have all of the accessibility traits, such as `.header`.
  nonisolated public func matching(traits: ElementTraits) -> XCUIElementQuery {
    var narrowed = filter
    narrowed.traits.formUnion(traits)
    return XCUIElementQuery(source: source, filter: narrowed)
  }
}

/// A predicate is immutable and evaluated on the main actor only, though Foundation does not declare it `Sendable`.
private struct SharedPredicate: @unchecked Sendable {
  let predicate: NSPredicate
  let format: String?

  init(_ predicate: NSPredicate) {
    self.predicate = predicate
    format = PredicateFormats.shared.format(of: predicate)
  }
}
