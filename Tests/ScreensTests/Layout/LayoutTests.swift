import Screens
import XCTest

/// Tests for layout: E20 and E99 to E102, and features that EarlGrey doesn't have.
@preconcurrency @MainActor
final class LayoutTests: InteractionTestCase {
  private let photo = View(id: "Photo")
  private let caption = View(id: "Caption")
  private let badge = View(id: "Badge")
  private let dot = View(id: "Dot")
  private let edge = View(id: "Edge")

  /// Returns whether an element meets a constraint now.
  private func holds(_ constraint: LayoutConstraint, _ element: some Element) -> Bool { element.matches(.layout(constraint)) }

  func test_E20_everyConstraintMustHoldAgainstTheOnlyReference() {
    passes(.photoPage) { user in
      select(.identifier("Caption")).assert(.layout(.below(.identifier("Photo")), .aligned(.left, with: .identifier("Photo"))))
      user.layout(of: self.caption, is: .below(self.photo), .leftOf(self.badge))
      let failure = self.failure { () throws(InteractionFailure) in
        try select(self.caption).attempt(assert: .layout([.below(self.photo), .aligned(.right, with: self.photo)]))
      }
      XCTAssertEqual(failure?.category, .assertionFailed)
      select(.layout(.below(self.photo)) && .identifier("Caption")).assert(.exists)
      XCTAssertEqual(allElements(.layout(.overlapping(self.photo)) && .type(.other)).snapshots.map(\.identifier).filter { !$0.isEmpty }, ["Photo", "Badge", "Dot"])
    }
  }

  func test_E20_noReferenceAndSeveralAreFailuresAndNoMismatch() {
    passes(.photoPage) { user in
      @MainActor func kind(_ claim: ElementMatcher, of element: ElementMatcher = .identifier("Caption")) -> String? {
        self.failure { () throws(InteractionFailure) in try select(element).attempt(assert: claim) }?.kind
      }
      XCTAssertEqual(kind(.layout(.below(.identifier("Nowhere")))), "layout.noReference")
      XCTAssertEqual(kind(!.layout(.below(.identifier("Nowhere")))), "layout.noReference", "not even the opposite is true")
      XCTAssertEqual(kind(!.layout(.below(View(id: "Nowhere")))), "layout.noReference")
      XCTAssertEqual(kind(!.layout(.below(.type(.button)))), "layout.severalReferences")
      XCTAssertEqual(kind(.exists, of: .layout(.below(.identifier("Nowhere")))), "layout.noReference", "where it is a part of the selection too")
      XCTAssertEqual(kind(.layout([])), "input.nothingGiven")
      XCTAssertEqual(kind(.layout(.below(self.photo)), of: .identifier("Nowhere")), "state.notReached", "an absent element does not match")
      user.tap(Button(id: "Double"))
      XCTAssertEqual(kind(.layout(.below(.identifier("Photo")))), "layout.severalReferences")
      user.layout(of: self.caption, is: .below(self.photo))
    }
    XCTAssertEqual(FailureCapture(.photoPage) { _ in _ = allElements(!.layout(.below(.identifier("Nowhere")))).count }.kinds, ["layout.noReference"])
    XCTAssertEqual(FailureCapture(.photoPage) { _ in select(!.layout(.below(.identifier("Nowhere")))).perform(.tap) }.kinds, ["layout.noReference"])
  }

  func test_E20_inLazyModeBothElementsAreWaitedFor() {
    passes(.photoPage) { user in
      user.tap(Button(id: "Move"))
      user.layout(of: self.photo, is: .above(View(id: "Late"), by: 200))
      XCTAssertEqual(self.now, 1, accuracy: 0.001)
    }
  }

  func test_E99_anAttributeIsRelatedToOneOfTheReferenceWithAMultiplierAndAConstant() {
    passes(.photoPage) { _ in
      XCTAssertTrue(self.holds(LayoutConstraint(.top, .equal, to: .bottom, of: self.photo, constant: 8), self.caption))
      XCTAssertFalse(self.holds(LayoutConstraint(.top, .equal, to: .bottom, of: self.photo), self.caption))
      XCTAssertTrue(self.holds(LayoutConstraint(.width, .equal, to: .width, of: self.photo, multiplier: 0.6), self.caption))
      XCTAssertTrue(self.holds(LayoutConstraint(.width, .equal, to: .height, of: .identifier("Photo"), multiplier: 1.1, constant: 10), self.caption))
      XCTAssertFalse(self.holds(LayoutConstraint(.width, .equal, to: .height, of: self.photo, multiplier: 1.1, constant: 9), self.caption))
      let offset = self.photo.frameInScreen.minX - 50
      XCTAssertEqual(self.caption.frameInScreen.minX, 50 + offset, "on the screen")
    }
  }

  func test_E100_allAttributesAreThoseOfTheFrame() {
    passes(.photoPage) { _ in
      let expected: [LayoutAttribute: Double] = [
        .left: 0, .right: -80, .width: -80, .height: -80, .centerX: -40, .top: 108, .bottom: 28, .centerY: 68, .leading: 0, .trailing: -80,
      ]
      XCTAssertEqual(Set(expected.keys), Set(LayoutAttribute.allCases))
      for (attribute, difference) in expected {
        XCTAssertTrue(self.holds(LayoutConstraint(attribute, .equal, to: attribute, of: self.photo, constant: difference), self.caption), attribute.rawValue)
        XCTAssertFalse(self.holds(LayoutConstraint(attribute, .equal, to: attribute, of: self.photo, constant: difference + 1), self.caption), attribute.rawValue)
      }
    }
  }

  func test_E101_equalityHasATinyToleranceAndTheOtherRelationsHaveNone() {
    passes(.photoPage) { _ in
      @MainActor func holds(_ relation: LayoutRelation, _ constant: Double, within tolerance: Double? = nil) -> Bool {
        let constraint = LayoutConstraint(.left, relation, to: .left, of: self.photo, constant: constant)
        return self.holds(tolerance.map(constraint.within) ?? constraint, self.caption)
      }
      XCTAssertEqual([0, 0.000009, -0.000009, 0.00002].map { holds(.equal, $0) }, [true, true, true, false])
      XCTAssertEqual([0, -1, 0.000009, 1].map { holds(.greaterThanOrEqual, $0) }, [true, true, false, false])
      XCTAssertEqual([0, 1, -0.000009, -1].map { holds(.lessThanOrEqual, $0) }, [true, true, false, false])
      XCTAssertEqual([0.5, 0.6].map { holds(.equal, $0, within: 0.5) }, [true, false])
      XCTAssertEqual([0.5, 0.6].map { holds(.greaterThanOrEqual, $0, within: 0.5) }, [true, false])
    }
  }

  func test_E102_aDirectionHasALeastSeparation() {
    passes(.photoPage) { _ in
      XCTAssertEqual([0, 8, 8.5].map { self.holds(.below(self.photo, by: $0), self.caption) }, [true, true, false])
      XCTAssertEqual([0, 8, 8.5].map { self.holds(.above(self.caption, by: $0), self.photo) }, [true, true, false])
      XCTAssertEqual([0, 60, 60.5].map { self.holds(.leftOf(self.badge, by: $0), self.caption) }, [true, true, false])
      XCTAssertEqual([0, 60, 60.5].map { self.holds(.rightOf(self.caption, by: $0), self.badge) }, [true, true, false])
      XCTAssertEqual([0, 0.5].map { self.holds(.rightOf(self.photo, by: $0), self.edge) }, [true, false], "frames may touch")
      XCTAssertFalse(self.holds(.below(self.caption), self.photo))
      XCTAssertFalse(self.holds(.rightOf(self.photo), self.badge))
    }
  }

  func test_E102_beforeAndAfterFollowTheDirectionOfText() {
    let (name, value, note, end) = (Label(id: "Name"), Label(id: "Value"), Label(id: "A longer note"), Label(id: "End"))
    @MainActor func check(_ user: FailureCapture, isRightToLeft: Bool) {
      user.layout(of: [name, value], is: .row(spacing: 8))
      user.layout(of: name, is: .before(value, by: 8), .aligned(.leading, with: note).within(20), isRightToLeft ? .rightOf(value) : .leftOf(value))
      user.layout(of: value, is: .after(name, by: 8))
      user.layout(of: note, is: LayoutConstraint(.leading, .equal, to: .leading, of: name, constant: isRightToLeft ? -20 : 20))
      user.layout(of: end, is: LayoutConstraint(.trailing, .equal, to: .leading, of: name, constant: isRightToLeft ? -200 : 200))
      XCTAssertEqual(name.frameInScreen.minX < value.frameInScreen.minX, !isRightToLeft)
    }
    passes(.sideBySide) { check($0, isRightToLeft: false) }
    for arguments in [["-AppleLanguages", "(ar, en)"], ["-AppleLocale", "he_IL"], ["-NSForceRightToLeftWritingDirection", "YES"]] {
      passes(.sideBySide) { user in
        App.shared.launchArguments += arguments
        App.shared.launch()
        check(user, isRightToLeft: true)
      }
    }
    passes(.sideBySide) { user in
      App.shared.launchArguments += ["-AppleLanguages", "(ar)", "-NSForceRightToLeftWritingDirection", "NO"]
      App.shared.launch()
      check(user, isRightToLeft: false)
    }
  }

  func test_elementsOverlapAndLieWithinOneAnother() {
    passes(.photoPage) { user in
      user.layout(of: self.badge, is: .overlapping(self.photo))
      user.layout(of: self.edge, isNot: .overlapping(self.photo))
      user.layout(of: self.caption, isNot: .overlapping(self.photo))
      user.layout(of: self.dot, is: .inside(self.photo), .inside(self.badge, by: 10))
      user.layout(of: self.dot, isNot: .inside(self.photo, by: 0.5))
      user.layout(of: self.photo, is: .around(self.dot), .around(.identifier("Dot")))
      user.layout(of: self.badge, isNot: .inside(self.photo))
      user.layout(of: self.photo, isNot: .around(self.badge))
    }
  }

  func test_severalElementsLieTogether() {
    passes(.photoPage) { user in
      user.layout(of: [self.photo, self.caption], is: .aligned(.left))
      user.layout(of: [self.photo, self.caption, Button(id: "Move")], is: .column(spacing: 8))
      user.layout(of: [self.photo, self.edge], is: .row())
      user.layout(of: [self.photo, self.caption, self.edge], is: .separate)
      user.layout(of: [self.dot, self.dot], is: .inside(self.badge, by: 10))
      user.layout(of: [self.photo, self.dot, self.edge], is: .aligned(.top, within: 0))
      user.layout(of: [self.photo, self.badge], is: .aligned(.top, within: 10))
    }
    @MainActor func fails(_ elements: [any Element], _ arrangement: LayoutArrangement, line: UInt = #line) {
      XCTAssertEqual(FailureCapture(.photoPage) { $0.layout(of: elements, is: arrangement) }.kinds, ["state.notReached"], line: line)
    }
    fails([photo, caption], .aligned(.right))
    fails([photo, badge], .aligned(.top, within: 9))
    fails([caption, photo], .column())
    fails([photo, caption], .column(spacing: 9))
    fails([edge, photo], .row())
    fails([caption, edge, photo, badge], .separate)
    fails([dot, caption], .inside(photo))
  }
  func test_anAbsentElementHasNoLayout() {
    let nowhere = View(id: "Nowhere")
    @MainActor func kinds(_ test: @escaping (FailureCapture) -> Void) -> [String] { FailureCapture(.photoPage, test).kinds }
    XCTAssertEqual(kinds { $0.layout(of: nowhere, isNot: .overlapping(self.photo)) }, ["state.notReached"])
    XCTAssertEqual(kinds { $0.layout(of: [self.photo, nowhere], is: .separate) }, ["state.notReached"])
    XCTAssertEqual(kinds { $0.layout(of: [nowhere, self.photo], is: .separate) }, ["layout.noReference"])
    XCTAssertEqual(kinds { $0.layout(of: [self.photo, nowhere], is: .column()) }, ["state.notReached"])
  }

  func test_oneElementDoesNotLieTogetherWithAnother() {
    for arrangement in [LayoutArrangement.row(), .column(), .separate, .aligned(.left)] {
      XCTAssertEqual(FailureCapture(.photoPage) { $0.layout(of: [self.photo], is: arrangement) }.kinds, ["input.tooFewGiven"])
    }
    passes(.photoPage) { $0.layout(of: [self.dot], is: .inside(self.badge)) }
  }

  func test_aCellThatIsComparedWithIsScrolledToBeforeTheSearch() {
    passes(.library) { _ in
      let table = Table(id: "Library")
      let below = allElements(.type(.button) && .layout(.below(table.cells[60])))
      let found = below.snapshots.map(\.label)
      let middle = table.cells[60].snapshot?.frame.maxY ?? 0
      XCTAssertEqual(found, allElements(.type(.button)).snapshots.filter { $0.frame.minY >= middle }.map(\.label))
      XCTAssertGreaterThan(found.count, 2)
      _ = table.cells[0].snapshot
      let neighbours = allElements(.type(.button) && .descendant(.anything) || .element(table.cells[60])).snapshots
      XCTAssertEqual(neighbours.last?.frame, allElements(.type(.button)).snapshots.last?.frame)
    }
  }
}
