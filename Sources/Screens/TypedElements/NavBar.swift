import HeadlessXCUI

/// A navigation bar on the screen.
///
/// Without an id, it's the first navigation bar on screen.
public struct NavBar: DescribedElement {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a nav bar with the given id.
  ///
  /// If `id` is `nil`, any id matches.
  ///
  /// The nav bar isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.navigationBar, id: id, index: index, parent: parent)
  }

  /// Creates a nav bar that matches the given matcher.
  ///
  /// The nav bar isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.navigationBar, matching: matcher, index: index, parent: parent)
  }

  /// The bar's title, which is its first header.
  nonisolated public var header: Header { Header(parent: self) }

  /// Returns a button in the bar, such as the back button.
  nonisolated public func button(withID id: String) -> Button { Button(id: id, parent: self) }

  /// The button that goes back to the previous screen, whatever its title is.
  ///
  /// In a layout from right to left, the button is on the right.
  nonisolated public var backButton: Button { button(withID: "BackButton") }

  /// A side of a navigation bar, which is the left or the right half of the bar.
  ///
  /// A button belongs to the half that contains its middle.
  public enum Side: String, CaseIterable, Hashable, Sendable {
    /// The left half, with the back button.
    case left
    /// The right half.
    case right
  }

  /// Returns a button on one side of the bar: `navBar.button(on: .left)`.
  /// - Parameters:
  ///   - side: The side of the bar.
  ///   - index: The index of the button, counted from 0 and from the edge inward.
  nonisolated public func button(on side: Side, index: Int = 0) -> Button {
    Button(
      matching: ElementMatcher("is number \(index) from the \(side.rawValue) edge") { button in
        guard let bar = button.ancestors.first(where: { $0.type == .navigationBar }) else { return false }
        let isLeft = side == .left
        let buttons = bar.buttonsFromTheLeft.filter { ($0.frame.midX < bar.frame.midX) == isLeft }
        let counted = isLeft ? buttons : buttons.reversed()
        return counted.indices.contains(index) && counted[index] == button
      }, parent: self)
  }

  /// Returns the button at an index.
  /// - Parameter index: The index of the button, counted from 0 and from left to right.
  nonisolated public func button(index: Int) -> Button {
    Button(
      matching: ElementMatcher("is number \(index) from left to right") { button in
        let buttons = button.ancestors.first { $0.type == .navigationBar }?.buttonsFromTheLeft ?? []
        return buttons.indices.contains(index) && buttons[index] == button
      }, parent: self)
  }
}

extension ElementSnapshot {
  /// The buttons in the element, sorted from left to right.
  fileprivate var buttonsFromTheLeft: [ElementSnapshot] { descendants.filter { $0.type == .button }.sorted { $0.frame.minX < $1.frame.minX } }
}
