import HeadlessXCUI

/// An icon, as those of the apps on the home screen.
public struct Icon: DescribedElement, Tappable {
  /// What tells it from others.
  nonisolated public let elementDescription: ElementDescription

  /// Describes an icon without looking it up.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.icon, id: id, index: index, parent: parent)
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.icon, matching: matcher, index: index, parent: parent)
  }
}
