import HeadlessXCUI

/// The element that another element's layout is compared with.
enum LayoutReference: Sendable {
  case element(any Element)
  case matcher(ElementMatcher)

  /// The name of the element in messages, such as “Image “photo””.
  var words: String {
    switch self {
    case .matcher(let matcher): return "the element that \(matcher)"
    case .element(let element):
      let kind = InteractionFailure.Wording.typedElements.text("\(.kind(InteractionFailure.ElementName(type: element.type)))")
      let index = element.index == 0 ? "" : " at index \(element.index)"
      if let matcher = element.matcher { return "the \(kind) that \(matcher)\(index)" }
      return (element.id.map { "\(kind) \($0.quoted)" } ?? "the \(kind)") + index
    }
  }

  /// Returns the element, or `nil` if it doesn't exist or if several elements match.
  ///
  /// In both cases, the problem is stored in the current ``MatcherProblems``.
  @MainActor
  func find() -> ElementSnapshot? {
    switch self {
    case .element(let element):
      let xcuiElement = element.underlyingXCUIElement
      if let found = HeadlessDriver.elementSnapshot(of: xcuiElement) { return found }
      MatcherProblems.note(xcuiElement, .noReference(words))
    case .matcher(let matcher):
      let selection = select(matcher)
      switch selection.look() {
      case .one(let found): return found.snapshot
      case .several(let matches):
        MatcherProblems.note(selection.element, .severalReferences(words, count: matches.count, marks: HeadlessDriver.marks(of: matches)))
      case .nothing, .beyond: MatcherProblems.note(selection.element, .noReference(words))
      }
    }
    return nil
  }
}
