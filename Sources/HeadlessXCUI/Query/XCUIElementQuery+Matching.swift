import Foundation
import ScreenModel

extension XCUIElementQuery {
  /// Returns a query for all descendants of the matches of a type.
  nonisolated public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(source: chain, filter: QueryFilter(type: type))
  }

  /// Returns a query for the direct children of the matches of a type.
  nonisolated public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(source: chain, filter: QueryFilter(isDirectChild: true, type: type))
  }

  /// Returns a query for matches whose identifier, label, title, value or placeholder equals the string.
  nonisolated public func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(source: source, filter: filter.narrowed(to: identifier))
  }

  /// Returns a query for matches of a type with the identifying string.
  ///
  /// A `nil` string matches everything.
  nonisolated public func matching(_ elementType: ElementType, identifier: String?) -> XCUIElementQuery {
    let typed = filter.narrowed(to: elementType)
    return XCUIElementQuery(source: source, filter: identifier.map { typed.narrowed(to: $0) } ?? typed)
  }

  /// Returns a query for matches that satisfy a predicate.
  ///
  /// For example, use `NSPredicate(format: "label BEGINSWITH 'Post'")`. A block predicate receives an ``XCUIElementSnapshot``.
  nonisolated public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    let shared = SharedPredicate(predicate)
    return XCUIElementQuery(source: source, filter: filter.refined(by: .predicate(shared.format) { shared.predicate.evaluate(with: $0) }))
  }

  /// Returns a query for matches that the closure accepts.
  nonisolated public func matching(where isIncluded: @escaping @MainActor (any XCUIElementSnapshot) -> Bool) -> XCUIElementQuery {
    XCUIElementQuery(source: source, filter: filter.refined(by: .predicate(nil, isIncluded)))
  }

  /// Returns a query for matches that contain a descendant of a type with the identifying string.
  ///
  /// A `nil` string matches everything.
  nonisolated public func containing(_ elementType: ElementType, identifier: String?) -> XCUIElementQuery {
    XCUIElementQuery(source: source, filter: filter.refined(by: .containing(elementType, identifier)))
  }

  /// Returns a query for matches that contain a descendant that satisfies a predicate.
  nonisolated public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    let shared = SharedPredicate(predicate)
    return XCUIElementQuery(source: source, filter: filter.refined(by: .containingPredicate(shared.format) { shared.predicate.evaluate(with: $0) }))
  }

  /// Returns a query for matches that contain a descendant that the closure accepts.
  nonisolated public func containing(where isIncluded: @escaping @MainActor (any XCUIElementSnapshot) -> Bool) -> XCUIElementQuery {
    XCUIElementQuery(source: source, filter: filter.refined(by: .containingPredicate(nil, isIncluded)))
  }

  /// Returns a query for matches with all of the accessibility traits, such as `.header`.
  nonisolated public func matching(traits: ElementTraits) -> XCUIElementQuery {
    var narrowed = filter
    narrowed.traits.formUnion(traits)
    return XCUIElementQuery(source: source, filter: narrowed)
  }
}

/// A sendable box for a predicate, because `NSPredicate` isn't `Sendable`.
///
/// This is safe, because the predicate is immutable and only evaluated on the main actor.
private struct SharedPredicate: @unchecked Sendable {
  let predicate: NSPredicate
  let format: String?

  init(_ predicate: NSPredicate) {
    self.predicate = predicate
    format = PredicateFormats.shared.format(of: predicate)
  }
}
