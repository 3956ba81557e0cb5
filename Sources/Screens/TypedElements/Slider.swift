import HeadlessXCUI

/// A slider.
///
/// Its value is the position of the thumb, from 0 to 1.
public struct Slider: DescribedElement, ValueRepresentable, Adjustable {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a slider that isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.slider, id: id, index: index, parent: parent)
  }

  /// Creates a slider that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.slider, matching: matcher, index: index, parent: parent)
  }

  /// The position of the thumb, from 0 to 1; reading it fails the test when it does not exist.
  public var value: CGFloat { underlyingXCUIElement.normalizedSliderPosition }

  /// Drags the thumb to a position from 0 to 1; fails the test when it is there already.
  ///
  /// It ends within one hundredth of it.
  @_disfavoredOverload public func adjust(to newValue: CGFloat) {
    let isThere: (CGFloat, CGFloat) -> Bool = { abs($0 - $1) <= 0.01 }
    adjust(to: newValue, tolerates: isThere, current: { value }) { $0.adjust(toNormalizedSliderPosition: newValue) }
  }
}
