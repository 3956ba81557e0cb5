import HeadlessXCUI

/// A slider.
///
/// Its value is the position of the thumb, from 0 to 1.
public struct Slider: Element, ValueRepresentable, Adjustable {
  /// The text that it is found by.
  nonisolated public let id: String?
  /// Which of several matches is meant, counted from 0 in tree order.
  nonisolated public let index: Int
  /// The element that it is in.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .slider
  /// What must be true of it, in place of an id; `nil` where it has one.
  nonisolated public let matcher: ElementMatcher?

  /// Describes a slider without looking it up.
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
