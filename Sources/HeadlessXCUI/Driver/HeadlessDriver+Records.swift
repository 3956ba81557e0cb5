package import FailureModel
import Foundation
import ScreenModel

// Records of elements for the log.
extension HeadlessDriver {
  /// Returns a record of the element's current state and the number of elements that match its query.
  ///
  /// Never fails the test.
  /// If the element doesn't exist, the record has only the description and type, and the count is 0.
  /// - Parameters:
  ///   - subject: A description of the element.
  ///   - countsMatches: Whether to count the matching elements. If `false`, the count is 1 for an element that exists.
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

  /// Creates a record of an element that a test may have intended to find.
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
  /// The text, or `nil` if it's empty.
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
