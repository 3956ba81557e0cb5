import HeadlessXCUI

/// A found element: the `XCUIElement` for failure messages, and its snapshot.
struct ElementMatch {
  let element: XCUIElement
  let snapshot: ElementSnapshot
}

extension ElementMatcher {
  /// Returns the matcher's expectation and the element's actual state.
  @MainActor
  func difference(of found: ElementMatch) -> InteractionFailure.StateDifference {
    var difference = InteractionFailure.StateDifference(expected: description, actual: negatedDescription)
    if let details = details?(found.snapshot) { (difference.actual, difference.detail) = (details.mismatch, details.facts) }
    if description == ElementMatcher.isEnabled.description { difference.obstacle = .disabled }
    if description == ElementMatcher.isInteractable.description, let obstacle = HeadlessDriver.obstacle(to: found.element) {
      difference.obstacle = obstacle
      difference.detail =
        if case .offScreen(let place) = obstacle {
          "it lies at \(place.frame.text), and no part of it is on screen"
        } else {
          InteractionFailure.Wording.typedElements.clause(of: obstacle)
        }
    }
    return difference
  }
}
