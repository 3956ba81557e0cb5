import Foundation
import ScreenModel

extension InteractionFailure {
  /// What was found on the screen when something failed.
  public struct Findings: Equatable, Sendable {
    /// What was looked at and how many there are, as a sentence: Found instead: 2 Buttons in App “NotInstagram”.
    public var heading: Phrase
    /// The first of them in tree order.
    public var candidates: [Candidate]
    /// How many there were.
    public var count: Int
    /// The nearest miss, where there is one.
    public var nearest: NearMiss?

    /// Creates findings.
    public init(heading: Phrase, candidates: [Candidate], count: Int, nearest: NearMiss? = nil) {
      self.heading = heading
      self.candidates = candidates
      self.count = count
      self.nearest = nearest
    }
  }

  /// An element that a query could have meant, with everything that a query can find it by.
  public struct Candidate: Equatable, Sendable {
    /// What it is, and the text that it is known by.
    public var name: ElementName
    /// The accessibility identifier, or an empty string.
    public var identifier: String
    /// The accessibility label, or an empty string.
    public var label: String
    /// The value, where it has one.
    public var value: String?
    /// What it shows while it is empty, where it is a field.
    public var placeholder: String?
    /// Where it lies, in screen coordinates.
    public var frame: CGRect
    /// Whether it is enabled.
    public var isEnabled: Bool
    /// Whether it is selected.
    public var isSelected: Bool
    /// Whether it has the keyboard focus.
    public var hasFocus: Bool
  }

  /// What comes nearest to what was looked for, and why it was not found: a closed set.
  public enum NearMiss: Equatable, Sendable {
    /// An element of another kind has the text.
    case otherKind(ElementName, wanted: ElementName, text: String)
    /// An element is all that was asked for, but contains no such element; `similar` is the question after a similar text in it.
    case otherContent(ElementName, wanted: ElementName, contents: [ElementName], similar: Similarity?)
    /// An element matches deeper inside, where a direct child was asked for.
    case deeper(ElementName, in: ElementName)
    /// An element matches in another place; `path` leads outwards from it.
    case elsewhere(ElementName, notIn: ElementName, path: [ElementName], isOfTheSystem: Bool)
    /// An element has a similar text; `isRow` where rows that are out of view may have the very text.
    case similar(Similarity, text: String, isRow: Bool)
    /// Rows that are out of view do not exist.
    case outOfView
    /// Fewer cells are in view than the index asks for.
    case beyondCellsInView
    /// Nothing has the keyboard focus, so there is no keyboard.
    case noKeyboardFocus
    /// An app is in front, so the icons of the home screen are not there.
    case homeScreenBehind(ElementName)
  }

  /// An element whose text is similar to the one that was looked for.
  public struct Similarity: Equatable, Sendable {
    /// The element.
    public var element: ElementName
    /// What tells the two texts apart, where they look alike, in a sentence.
    public var hint: String?

    /// Creates a similarity.
    public init(_ element: ElementName, hint: String? = nil) {
      self.element = element
      self.hint = hint
    }
  }
}
