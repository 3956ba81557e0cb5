internal import HeadlessDevice
import ScreenModel

/// One element of a screen: a description that is resolved at every access, so it is never out of date.
///
/// Reading an attribute of an element that does not exist fails the test and says what is there instead; `exists` and `isHittable` only return a value.
/// Gestures fail the test when the element does not exist, is covered, is disabled, cannot be brought on screen, or its app is not in front.
/// After the first failure in a step, further gestures in that step do nothing.
@preconcurrency @MainActor
open class XCUIElement: XCUIElementTypeQueryProvider {
  /// The kinds of elements, with XCUITest's names and raw values.
  public typealias ElementType = ScreenModel.ElementType

  nonisolated let chain: QueryChain

  nonisolated init(chain: QueryChain) {
    self.chain = chain
  }

  /// Elements of the type at any depth inside this one.
  nonisolated public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(source: chain, filter: QueryFilter(type: type))
  }

  /// Elements of the type directly inside this one.
  nonisolated public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(source: chain, filter: QueryFilter(isDirectChild: true, type: type))
  }

  /// The first match of what describes this element, in tree order, even when there are several.
  nonisolated public var firstMatch: XCUIElement {
    guard chain.selection == .unique else { return self }
    return XCUIElement(chain: QueryChain(source: chain.source, filter: chain.filter, selection: .first))
  }

  /// True when the element is in the accessibility tree now, on screen or not; hidden elements are not in it.
  public var exists: Bool {
    guard let device = readDevice("tell whether \(chain.name) exists") else { return false }
    if chain.element(on: device) != nil { return true }
    SystemShell.note(nothingFoundBy: chain, on: device)
    return false
  }

  /// The device whose screen is about to be read, up to date; `nil` without one.
  func readDevice(_ phrase: @autoclosure () -> InteractionFailure.Phrase) -> Device? {
    ElementInteraction.screen(readFor: .act(phrase()), chain: chain)
  }

  /// The number of the state of an app, as predicates use it; `nil` for an element of another kind.
  var appState: UInt? { nil }

  /// The element with everything inside it, one line for each, and the chain of queries up to the app.
  public var debugDescription: String { chain.debugTree }
}

extension XCUIElement: @preconcurrency CustomDebugStringConvertible, @preconcurrency CustomStringConvertible {}
