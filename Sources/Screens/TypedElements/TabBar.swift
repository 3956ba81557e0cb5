import HeadlessXCUI

/// A tab bar on the screen.
///
/// Without an id, it's the first tab bar on screen.
public struct TabBar: DescribedElement {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a tab bar with the given id.
  ///
  /// If `id` is `nil`, any id matches.
  ///
  /// The tab bar isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.tabBar, id: id, index: index, parent: parent)
  }

  /// Creates a tab bar that matches the given matcher.
  ///
  /// The tab bar isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.tabBar, matching: matcher, index: index, parent: parent)
  }

  /// Returns the button of a tab with the given title or identifier.
  ///
  /// The button isn't looked up until it's used.
  nonisolated public func button(withID id: String) -> Button { Button(id: id, parent: self) }

  /// The number of tabs.
  ///
  /// Reading the property waits up to 30 virtual seconds until the tab bar exists and is hittable.
  public var numberOfTabs: Int {
    guard require([.exists, .hittable], attempt: { .act("count the tabs of \(subject)") }) else { return 0 }
    return underlyingXCUIElement.buttons.count
  }
}
