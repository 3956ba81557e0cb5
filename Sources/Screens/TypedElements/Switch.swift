import HeadlessXCUI

/// A switch: something that is on or off.
public struct Switch: Element, Tappable, ValueRepresentable, Adjustable {
  /// Whether a switch is on, with TABTestKit's raw values.
  public enum State: Int, Sendable {
    /// The switch is off.
    case off = 0
    /// The switch is on.
    case on = 1
  }

  /// The text that it is found by.
  nonisolated public let id: String?
  /// Which of several matches is meant, counted from 0 in tree order.
  nonisolated public let index: Int
  /// The element that it is in.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .switch
  /// What must be true of it, in place of an id; `nil` where it has one.
  nonisolated public let matcher: ElementMatcher?

  /// Describes a switch without looking it up.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    self.id = id
    matcher = nil
    self.index = index
    self.parent = parent
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    id = nil
    self.matcher = matcher
    self.index = index
    self.parent = parent
  }

  /// Whether it is on; reading it fails the test when it does not exist.
  public var value: State { (underlyingXCUIElement.value as? String).flatMap { Int($0) }.flatMap(State.init(rawValue:)) ?? .off }

  /// Taps the switch and waits until it is as wanted (1 virtual second at most); fails the test when it is so already.
  @_disfavoredOverload public func adjust(to newValue: State) {
    adjust(to: newValue, current: { value }) { $0.tap() }
  }
}
