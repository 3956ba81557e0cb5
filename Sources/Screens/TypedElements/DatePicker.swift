import HeadlessXCUI

/// A picker for dates and times.
///
/// Its values are read and changed wheel by wheel.
public struct DatePicker: Element {
  /// The wheels of the picker.
  public typealias Wheel = Screens.Wheel

  /// The text that it is found by.
  nonisolated public let id: String?
  /// Which of several matches is meant, counted from 0 in tree order.
  nonisolated public let index: Int
  /// The element that it is in.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .datePicker
  /// What must be true of it, in place of an id; `nil` where it has one.
  nonisolated public let matcher: ElementMatcher?

  /// Describes a picker without looking it up.
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

  /// A wheel of the picker, counted from 0.
  nonisolated public func wheel(_ index: Int) -> Wheel { Wheel(index: index, parent: self) }

  /// How many wheels there are; waits until the picker exists (30 virtual seconds at most).
  public var numberOfWheels: Int {
    guard require([.exists], attempt: { .act("count the wheels of \(subject)") }) else { return 0 }
    return underlyingXCUIElement.pickerWheels.count
  }
}
