import HeadlessXCUI

/// A tab bar.
///
/// Without an id it is the first one on screen.
public struct TabBar: DescribedElement {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a tab bar that isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.tabBar, id: id, index: index, parent: parent)
  }

  /// Creates a tab bar that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.tabBar, matching: matcher, index: index, parent: parent)
  }

  /// Describes the button of a tab by its title or identifier; nothing is looked up.
  nonisolated public func button(withID id: String) -> Button { Button(id: id, parent: self) }

  /// How many tabs there are; waits until the bar exists and is hittable (30 virtual seconds at most).
  public var numberOfTabs: Int {
    guard require([.exists, .hittable], attempt: { .act("count the tabs of \(subject)") }) else { return 0 }
    return underlyingXCUIElement.buttons.count
  }
}
