import Foundation
import ScreenModel

extension InteractionFailure {
  /// The elements found on the screen when an interaction failed.
  public struct Findings: Equatable, Sendable {
    /// The heading of the list, such as “Found instead: 2 Buttons in App “NotInstagram”.”.
    public var heading: Phrase
    /// The first elements found, in tree order.
    public var candidates: [Candidate]
    /// The number of elements found.
    public var count: Int
    /// The nearest miss, if there is one.
    public var nearest: NearMiss?

    /// Creates findings.
    public init(heading: Phrase, candidates: [Candidate], count: Int, nearest: NearMiss? = nil) {
      self.heading = heading
      self.candidates = candidates
      self.count = count
      self.nearest = nearest
    }
  }

  /// An element that a test may have intended to find, with all attributes that a query can match.
  public struct Candidate: Equatable, Sendable {
    /// The type and identifying text of the element.
    public var name: ElementName
    /// The accessibility identifier, or an empty string.
    public var identifier: String
    /// The accessibility label, or an empty string.
    public var label: String
    /// The value, if the element has one.
    public var value: String?
    /// The placeholder, if the element is a field.
    public var placeholder: String?
    /// The frame in screen coordinates, in points.
    public var frame: CGRect
    /// Whether the element is enabled.
    public var isEnabled: Bool
    /// Whether the element is selected.
    public var isSelected: Bool
    /// Whether the element has keyboard focus.
    public var hasFocus: Bool
  }

  /// The nearest miss of a query, and why it didn't match.
  public enum NearMiss: Equatable, Sendable {
    /// Rows have a button with the text, which a swipe reveals.
    ///
    /// `isToTheLeft` indicates that the swipe is to the left, and not to the right.
    case swipeAction(ElementName, rowCount: Int, isToTheLeft: Bool)
    /// An element of another type has the text.
    case otherKind(ElementName, wanted: ElementName, text: String)
    /// An element matches except for its contents.
    ///
    /// `similar` is a descendant with similar text.
    case otherContent(ElementName, wanted: ElementName, contents: [ElementName], similar: Similarity?)
    /// An element matches as a descendant, but not as a direct child.
    case deeper(ElementName, in: ElementName)
    /// An element matches in another place.
    ///
    /// `path` contains the ancestors of the element, innermost first.
    case elsewhere(ElementName, notIn: ElementName, path: [ElementName], isOfTheSystem: Bool)
    /// An element has similar text.
    ///
    /// `isRow` indicates that a row out of view may have the exact text.
    case similar(Similarity, text: String, isRow: Bool)
    /// Elements with other numbers exist, and the number in the text is outside their range.
    ///
    /// `list` is the table or collection view that contains the elements, if there is one, and `rowCount` is the number of its rows, including rows out of view.
    /// `mayBeOutOfView` indicates that the list has enough rows out of view for the number in the text.
    case outsideRange(first: ElementName, last: ElementName, list: ElementName?, rowCount: Int, text: String, mayBeOutOfView: Bool)
    /// Rows that are out of view don't exist.
    case outOfView
    /// Fewer cells are in view than the index requires.
    case beyondCellsInView
    /// No element has keyboard focus, so there's no keyboard.
    case noKeyboardFocus
    /// An app is frontmost, so the home screen's icons don't exist.
    case homeScreenBehind(ElementName)
  }

  /// An element whose text is similar to the searched text.
  public struct Similarity: Equatable, Sendable {
    /// The element, with the control that contains it if it's a part of a control.
    public var element: ElementName
    /// Other elements whose texts are equally similar.
    public var others: [ElementName]
    /// A sentence that explains the difference between two strings that look alike.
    public var hint: String?

    /// Creates a similarity.
    public init(_ element: ElementName, others: [ElementName] = [], hint: String? = nil) {
      self.element = element
      self.others = others
      self.hint = hint
    }
  }
}
