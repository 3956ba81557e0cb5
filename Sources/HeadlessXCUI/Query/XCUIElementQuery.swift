import Foundation
internal import HeadlessDevice
import ScreenModel

/// A query for elements: where to search and what to match.
///
/// The query runs at every access.
/// Matches are in tree order: an element is followed by its descendants. A query finds elements on and off screen, but not hidden elements.
@preconcurrency @MainActor
public struct XCUIElementQuery: XCUIElementTypeQueryProvider, Sendable {
  nonisolated let source: ElementLocator
  nonisolated let filter: QueryFilter

  nonisolated init(source: ElementLocator, filter: QueryFilter) {
    self.source = source
    self.filter = filter
  }

  /// The chain that represents all matches.
  nonisolated var chain: ElementLocator { ElementLocator(source: .chain(source), filter: filter, selection: .all) }

  nonisolated private func select(_ selection: ElementLocator.Selection) -> XCUIElement {
    XCUIElement(chain: ElementLocator(source: .chain(source), filter: filter, selection: selection))
  }

  /// The only matching element.
  ///
  /// If several elements match, an interaction with the element fails the test.
  nonisolated public var element: XCUIElement { select(.unique) }

  /// The first matching element, in tree order.
  nonisolated public var firstMatch: XCUIElement { select(.first) }

  /// Returns the match at an index in tree order, starting at 0.
  ///
  /// If the index is out of bounds, the element doesn't exist. An interaction fails the test and reports the number of matches.
  nonisolated public func element(boundBy index: Int) -> XCUIElement { select(.index(index)) }

  /// Returns the only match of a type with the identifying string.
  nonisolated public func element(matching elementType: ElementType, identifier: String?) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// Returns the only match that satisfies a predicate.
  ///
  /// A block predicate receives an ``XCUIElementSnapshot``.
  nonisolated public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  /// Returns the only match that the closure accepts.
  nonisolated public func element(where isIncluded: @escaping @MainActor (any XCUIElementSnapshot) -> Bool) -> XCUIElement {
    matching(where: isIncluded).element
  }

  /// Returns the only match whose identifier, label, title, value or placeholder equals the string.
  nonisolated public subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  /// The number of elements that currently match.
  public var count: Int {
    guard let device = screen("count \(chain.name)") else { return 0 }
    let count = chain.count(on: device)
    device.note(.count, of: chain, .number(count))
    return count
  }

  /// The current matches, as elements that are looked up again by their index.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  /// The current matches, as elements that keep referring to the same element on screen, even if its index changes.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    guard let device = screen("list \(chain.name)") else { return [] }
    return chain.matches(on: device).map { XCUIElement(chain: ElementLocator(source: .element($0))) }
  }

  /// Returns the device with an up-to-date screen.
  ///
  /// Fails the test if there's no device.
  private func screen(_ phrase: InteractionFailure.Phrase) -> Device? {
    InteractionPreflight.screen(readFor: .act(phrase), chain: chain) ?? InteractionPreflight.device(for: .act(phrase), chain: chain)
  }

  /// The description of the query from the match to the app, and the current matches.
  public var debugDescription: String { chain.debugText }
}
