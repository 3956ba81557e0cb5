import HeadlessXCUI

/// A navigation bar.
///
/// Without an id it is the first one on screen.
public struct NavBar: DescribedElement {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a nav bar that isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.navigationBar, id: id, index: index, parent: parent)
  }

  /// Creates a nav bar that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.navigationBar, matching: matcher, index: index, parent: parent)
  }

  /// The bar's title: the first header in it.
  nonisolated public var header: Header { Header(parent: self) }

  /// A button in the bar, such as the one that goes back.
  nonisolated public func button(withID id: String) -> Button { Button(id: id, parent: self) }

  /// A half of the bar, in which a button's middle lies.
  public enum Side: String, CaseIterable, Hashable, Sendable {
    /// The left half, with the button that goes back.
    case left
    /// The right half.
    case right
  }

  /// A button on one side of the bar: `navBar.button(on: .left)`.
  /// - Parameters:
  ///   - side: The side.
  ///   - index: Which one, counted from 0 and from the edge inwards.
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

  /// A button of the bar by its place.
  /// - Parameter index: Which one, counted from 0 and from left to right.
  nonisolated public func button(index: Int) -> Button {
    Button(
      matching: ElementMatcher("is number \(index) from left to right") { button in
        let buttons = button.ancestors.first { $0.type == .navigationBar }?.buttonsFromTheLeft ?? []
        return buttons.indices.contains(index) && buttons[index] == button
      }, parent: self)
  }
}

extension ElementSnapshot {
  /// The buttons in the element, by their place on the screen.
  fileprivate var buttonsFromTheLeft: [ElementSnapshot] { descendants.filter { $0.type == .button }.sorted { $0.frame.minX < $1.frame.minX } }
}
