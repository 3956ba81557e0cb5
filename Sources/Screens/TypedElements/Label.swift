import HeadlessXCUI

/// A text on the screen.
///
/// The id is its text or its identifier.
public struct Label: DescribedElement, ValueRepresentable {
  /// What tells it from others.
  nonisolated public let elementDescription: ElementDescription

  /// Describes a label without looking it up.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.staticText, id: id, index: index, parent: parent)
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.staticText, matching: matcher, index: index, parent: parent)
  }

  /// The text that it shows: its accessibility label; reading it fails the test when it does not exist.
  public var value: String { label }
}
