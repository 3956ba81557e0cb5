import Foundation
internal import HeadlessDevice
import ScreenModel

/// A query for elements: where to look and what matches, resolved each time it is used.
///
/// Matches are in tree order (pre-order). A query finds elements that exist, on screen or not; hidden elements do not exist.
@preconcurrency @MainActor
public struct XCUIElementQuery: XCUIElementTypeQueryProvider, Sendable {
  nonisolated let source: QueryChain
  nonisolated let filter: QueryFilter

  nonisolated init(source: QueryChain, filter: QueryFilter) {
    self.source = source
    self.filter = filter
  }

  /// The chain that stands for all matches.
  nonisolated var chain: QueryChain { QueryChain(source: .chain(source), filter: filter, selection: .all) }

  nonisolated private func select(_ selection: QueryChain.Selection) -> XCUIElement {
    XCUIElement(chain: QueryChain(source: .chain(source), filter: filter, selection: selection))
  }

  /// The one element that matches; an interaction with it fails the test when several elements match.
  nonisolated public var element: XCUIElement { select(.unique) }

  /// The first element that matches, in tree order.
  nonisolated public var firstMatch: XCUIElement { select(.first) }

  /// The match with an index, counted from 0 in tree order.
  ///
  /// An index beyond the matches is an element that does not exist; an interaction with it fails the test and says how many there are.
  nonisolated public func element(boundBy index: Int) -> XCUIElement { select(.index(index)) }

  /// The one match that also has the type and the identifying string.
  nonisolated public func element(matching elementType: ElementType, identifier: String?) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The one match for which the predicate is true; a predicate with a block receives an `XCUIElementSnapshot`.
  nonisolated public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  /// The one match for which the closure is true.
  nonisolated public func element(where isIncluded: @escaping @MainActor (any XCUIElementSnapshot) -> Bool) -> XCUIElement {
    matching(where: isIncluded).element
  }

  /// The one match whose identifier, label, title, value or placeholder is the string.
  nonisolated public subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  /// How many elements match now.
  public var count: Int {
    guard let device = screen("count \(chain.name)") else { return 0 }
    return chain.count(on: device)
  }

  /// One element for each match there is now, each bound to its index.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  /// One element for each match there is now, each bound to that very element of the screen, even when its index changes.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    guard let device = screen("list \(chain.name)") else { return [] }
    return chain.matches(on: device).map { XCUIElement(chain: QueryChain(source: .element($0))) }
  }

  /// The device whose screen is about to be read, up to date; fails the test without one.
  private func screen(_ phrase: InteractionFailure.Phrase) -> Device? {
    ElementInteraction.screen(readFor: .act(phrase), chain: chain) ?? ElementInteraction.device(for: .act(phrase), chain: chain)
  }

  /// The query's links from the match up to the app, and the elements that match now.
  public var debugDescription: String { chain.debugText }
}
