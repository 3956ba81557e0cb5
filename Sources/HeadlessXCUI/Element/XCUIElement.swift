internal import HeadlessDevice
import ScreenModel

/// A query for one element on the screen.
///
/// The query runs at every access, so the element is never out of date.
/// Reading an attribute of an element that doesn't exist fails the test and lists the elements found instead. Reading `exists` and `isHittable` doesn't fail the test.
/// A gesture fails the test if the element doesn't exist, is covered, is disabled or can't be scrolled into view, or if its app isn't frontmost.
/// After the first failure in a step, further gestures in the step do nothing.
@preconcurrency @MainActor
open class XCUIElement: XCUIElementTypeQueryProvider {
  /// The types of elements, with XCUITest's names and raw values.
  public typealias ElementType = ScreenModel.ElementType

  nonisolated let chain: ElementLocator

  nonisolated init(chain: ElementLocator) {
    self.chain = chain
  }

  /// Returns a query for all descendants of a type.
  nonisolated public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(source: chain, filter: QueryFilter(type: type))
  }

  /// Returns a query for the direct children of a type.
  nonisolated public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(source: chain, filter: QueryFilter(isDirectChild: true, type: type))
  }

  /// The first element that matches the query, in tree order, even if there are several.
  nonisolated public var firstMatch: XCUIElement {
    guard chain.selection == .unique else { return self }
    return XCUIElement(chain: ElementLocator(source: chain.source, filter: chain.filter, selection: .first))
  }

  /// A Boolean value that indicates whether the element is in the accessibility tree, even if it's off screen.
  ///
  /// Hidden elements aren't in the tree.
  public var exists: Bool {
    guard let device = readDevice("check whether \(chain.name) exists") else { return false }
    let exists = isFound(on: device)
    device.note(.exists, of: chain, .flag(exists))
    return exists
  }

  /// Whether the element exists, for the condition of a wait.
  ///
  /// Unlike ``exists``, the message of a failed assertion never names this read.
  var isFound: Bool {
    guard let device = readDevice("check whether \(chain.name) exists") else { return false }
    return isFound(on: device)
  }

  private func isFound(on device: Device) -> Bool {
    if chain.element(on: device) != nil { return true }
    SystemShell.note(nothingFoundBy: chain, on: device)
    return false
  }

  /// Returns the device with an up-to-date screen, or `nil` if there isn't one.
  func readDevice(_ phrase: @autoclosure () -> InteractionFailure.Phrase) -> Device? {
    InteractionPreflight.screen(readFor: .act(phrase()), chain: chain)
  }

  /// The raw value of an app's state, for predicates, or `nil` if the element isn't an app.
  var appState: UInt? { nil }

  /// The tree of the element and its descendants, one per line, followed by the element's query.
  public var debugDescription: String { chain.debugTree }
}

extension XCUIElement: @preconcurrency CustomDebugStringConvertible, @preconcurrency CustomStringConvertible {}
