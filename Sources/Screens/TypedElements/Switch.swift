import HeadlessXCUI

/// A switch: something that is on or off.
public struct Switch: DescribedElement, Tappable, ValueRepresentable, Adjustable {
  /// Whether a switch is on, with TABTestKit's raw values.
  public enum State: Int, Sendable {
    /// The switch is off.
    case off = 0
    /// The switch is on.
    case on = 1
  }

  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a switch that isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.switch, id: id, index: index, parent: parent)
  }

  /// Creates a switch that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.switch, matching: matcher, index: index, parent: parent)
  }

  /// Whether it is on; reading it fails the test when it does not exist.
  public var value: State { (underlyingXCUIElement.value as? String).flatMap { Int($0) }.flatMap(State.init(rawValue:)) ?? .off }

  /// Taps the switch and waits until it is as wanted (1 virtual second at most); fails the test when it is so already.
  @_disfavoredOverload public func adjust(to newValue: State) {
    adjust(to: newValue, current: { value }) { $0.tap() }
  }
}
