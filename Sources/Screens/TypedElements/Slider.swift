import HeadlessXCUI

/// A slider on the screen.
///
/// The value is the position of the thumb, from 0 to 1.
public struct Slider: DescribedElement, ValueRepresentable, Adjustable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a slider with the given id.
  ///
  /// The slider isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.slider, id: id, index: index, parent: parent)
  }

  /// Creates a slider that matches the given matcher.
  ///
  /// The slider isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.slider, matching: matcher, index: index, parent: parent)
  }

  /// The position of the thumb, from 0 to 1.
  ///
  /// Reading it fails the test if the slider doesn't exist.
  public var value: CGFloat { underlyingXCUIElement.normalizedSliderPosition }

  /// Drags the thumb to a position from 0 to 1.
  ///
  /// The test fails if the thumb is already there.
  ///
  /// The thumb ends within one hundredth of the position.
  @_disfavoredOverload public func adjust(to newValue: CGFloat) {
    let isThere: (CGFloat, CGFloat) -> Bool = { abs($0 - $1) <= 0.01 }
    adjust(to: newValue, tolerates: isThere, current: { value }) { $0.adjust(toNormalizedSliderPosition: newValue) }
  }
}
