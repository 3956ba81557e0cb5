package import FailureModel
import Foundation
import ScreenModel

// What a log tells of an element to which something is about to be done.
extension HeadlessDriver {
  /// A record of the element as it is now, with how many elements match its description; never fails the test.
  ///
  /// Of an element that does not exist only the words are known, and none match.
  /// - Parameters:
  ///   - subject: The element in words.
  ///   - countsMatches: Whether it is asked how many others match as well; else it is 1 for an element that exists.
  package static func record(of element: XCUIElement, subject: String, countsMatches: Bool = false) -> (element: ElementRecord, matchCount: Int) {
    guard let state = element.snapshotIfExists else { return (ElementRecord(text: subject, type: name(of: element).type.name), 0) }
    return (ElementRecord(state, subject: subject), countsMatches ? matchCount(of: element) : 1)
  }
}

extension ElementRecord {
  @MainActor
  fileprivate init(_ state: ElementState, subject: String) {
    self.init(
      text: subject, type: state.elementType.name, identifier: state.identifier.nonEmpty, label: state.label.nonEmpty, value: state.stringValue,
      placeholder: state.placeholderValue, frame: Frame(state.frame), isEnabled: state.isEnabled, isSelected: state.isSelected, hasFocus: state.hasFocus)
  }

  /// An element that a query could have meant.
  init(_ candidate: InteractionFailure.Candidate, _ wording: InteractionFailure.Wording) {
    self.init(
      text: wording.text(of: candidate), type: candidate.name.type.name, identifier: candidate.identifier.nonEmpty, label: candidate.label.nonEmpty,
      value: candidate.value, placeholder: candidate.placeholder, frame: Frame(candidate.frame), isEnabled: candidate.isEnabled,
      isSelected: candidate.isSelected, hasFocus: candidate.hasFocus)
  }
}

extension ElementRecord.Frame {
  fileprivate init(_ frame: CGRect) {
    self.init(x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
  }
}

extension String {
  /// The text, or `nil` for an empty one.
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
