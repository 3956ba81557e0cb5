import HeadlessXCUI

/// A switch, which is on or off.
public struct Switch: DescribedElement, Tappable, ValueRepresentable, Adjustable {
  /// The state of a switch, with TABTestKit's raw values.
  public enum State: Int, Sendable {
    /// The switch is off.
    case off = 0
    /// The switch is on.
    case on = 1
  }

  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a switch with the given id.
  ///
  /// The switch isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.switch, id: id, index: index, parent: parent)
  }

  /// Creates a switch that matches the given matcher.
  ///
  /// The switch isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.switch, matching: matcher, index: index, parent: parent)
  }

  /// The state of the switch.
  ///
  /// Reading it fails the test if the switch doesn't exist.
  public var value: State { (underlyingXCUIElement.value as? String).flatMap { Int($0) }.flatMap(State.init(rawValue:)) ?? .off }

  /// Taps the switch and waits up to 1 virtual second until it has the new state.
  ///
  /// The test fails if the switch is already in that state.
  @_disfavoredOverload public func adjust(to newValue: State) {
    adjust(to: newValue, current: { value }) { $0.tap() }
  }
}
