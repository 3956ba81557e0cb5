import Screens

/// Tests for the messages of wrong layouts.
@preconcurrency @MainActor
final class LayoutMessageTests: FailureTestCase {
  private let photo = View(id: "Photo")
  private let caption = View(id: "Caption")

  func test_anElementIsTooNear() {
    assertFailure(
      .photoPage, "state.notReached",
      tells: """
        Expected View “Caption” to be below View “Photo” by at least 12 points and to have the same left edge as View “Photo”, but it is off by 4 points: its frame is {{50, 336}, {120, 20}}, and the frame of View “Photo” is {{50, 228}, {200, 100}}.

        expected: is below View “Photo” by at least 12 points
        actual:   is off by 4 points: its frame is {{50, 336}, {120, 20}}, and the frame of View “Photo” is {{50, 228}, {200, 100}}
        expected: has the same left edge as View “Photo”
        actual:   has the same left edge as View “Photo”: its frame is {{50, 336}, {120, 20}}, and the frame of View “Photo” is {{50, 228}, {200, 100}} (as expected)

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          View with id “Caption”
          in App “Photos”

        Found:
          1. View “Caption”

        What to do: check how the app lays them out, or allow a tolerance in points with within(_:).
        """
    ) { $0.layout(of: self.caption, is: .below(self.photo, by: 12), .aligned(.left, with: self.photo)) }
  }

  func test_anAttributeIsOff() {
    assertFailure(
      .photoPage, "state.notReached",
      says: """
        Expected View “Caption” to have a width that is equal to 0.5 times the width of View “Photo” minus 1 point, but it is off by 21 points: its frame is {{50, 336}, {120, 20}}, and the frame of View “Photo” is {{50, 228}, {200, 100}}.
        """,
      "What to do: check how the app lays them out, or allow a tolerance in points with within(_:)."
    ) {
      $0.layout(of: self.caption, is: LayoutConstraint(.width, .equal, to: .width, of: self.photo, multiplier: 0.5, constant: -1))
    }
  }

  func test_anElementOverlapsAnother() {
    assertFailure(
      .photoPage, "state.notReached",
      says: """
        Expected View “Badge” not to be overlapping View “Photo”, but it is overlapping View “Photo”: its frame is {{230, 218}, {40, 40}}, and the frame of View “Photo” is {{50, 228}, {200, 100}}.
        """,
      "What to do: check how the app lays them out, or allow a tolerance in points with within(_:)."
    ) { $0.layout(of: View(id: "Badge"), isNot: .overlapping(self.photo)) }
  }

  func test_anElementOnlyTouchesAnother() {
    assertFailure(
      .photoPage, "state.notReached",
      says: """
        Expected View “Edge” to be overlapping View “Photo”, but it only touches it: its frame is {{250, 228}, {20, 100}}, and the frame of View “Photo” is {{50, 228}, {200, 100}}.
        """,
      "What to do: check how the app lays them out, or allow a tolerance in points with within(_:)."
    ) { $0.layout(of: View(id: "Edge"), is: .overlapping(self.photo)) }
  }

  func test_aDifferenceThatRoundsToNothingIsNoZero() {
    assertFailure(
      .photoPage, "state.notReached",
      says: """
        Expected View “Caption” to have a width that is equal to 0.5 times the width of View “Photo” plus 20 points, but it is off by less than 0.001 points: its frame is {{50, 336}, {120, 20}}, and the frame of View “Photo” is {{50, 228}, {200, 100}}.
        """
    ) {
      $0.layout(of: self.caption, is: LayoutConstraint(.width, .equal, to: .width, of: self.photo, multiplier: 0.5, constant: 19.9998))
    }
  }

  func test_oneOfSeveralIsNotAligned() {
    assertFailure(
      .photoPage, "state.notReached",
      says: """
        Expected View “Badge” to have the same left edge as View “Photo”, but it is off by 180 points: its frame is {{230, 218}, {40, 40}}, and the frame of View “Photo” is {{50, 228}, {200, 100}}.
        """,
      "What to do: check how the app lays them out, or allow a tolerance in points with within(_:)."
    ) { $0.layout(of: [self.photo, self.caption, View(id: "Badge")], is: .aligned(.left)) }
  }

  func test_theReferenceIsNotThere() {
    assertFailure(
      .photoPage, "layout.noReference",
      says: "Expected View “Caption” not to be below View “Foto”, but View “Foto”, which it is compared with, does not exist.",
      "What to do: compare with an element that is on the screen, or wait for it first."
    ) { $0.layout(of: self.caption, isNot: .below(View(id: "Foto"))) }
  }

  func test_severalMatchTheReference() {
    assertFailure(
      .photoPage, "layout.severalReferences",
      says: "Expected View “Caption” to be above the element that is a Button, but 2 elements match, and it can be compared with only one.",
      "What to do: add a condition that only the intended element meets."
    ) { $0.layout(of: self.caption, is: .above(.type(.button))) }
  }

  func test_noConstraintIsNamed() {
    assertFailure(
      .photoPage, "input.nothingGiven",
      says: "Expected View “Caption” to have a layout, but layout(_:) was given nothing.",
      "What to do: pass at least one argument."
    ) { $0.state(of: self.caption, matches: .layout([])) }
  }

  func test_oneElementIsNamed() {
    assertFailure(
      .photoPage, "input.tooFewGiven",
      says: "Expected a layout of several elements, but layout(of:is:) was given 1 element instead of at least 2.",
      "What to do: pass at least 2."
    ) { $0.layout(of: [self.photo], is: .row()) }
  }

  func test_anAbsentElementOverlapsNothing() {
    assertFailure(
      .photoPage, "state.notReached",
      tells: """
        Expected View “Nowhere” not to be overlapping View “Photo”, but it does not exist.

        expected: is not overlapping View “Photo”
        actual:   does not exist

        Nothing was due or scheduled, so the wait of 30 seconds ended at once.

        Query:
          View with id “Nowhere”
          in App “Photos”

        Found instead: 5 Views in App “Photos”.
          1. View “Photo”
          2. View “Caption”
          3. View “Badge”
          4. View “Dot”
          5. View “Edge”
        """
    ) { $0.layout(of: [self.photo, View(id: "Nowhere")], is: .separate) }
  }

  func test_noElementIsNamed() {
    assertFailure(
      .photoPage, "input.nothingGiven",
      says: "Expected a layout of several elements, but layout(of:is:) was given nothing.",
      "What to do: pass at least one argument."
    ) { $0.layout(of: [], is: .separate) }
  }
}
