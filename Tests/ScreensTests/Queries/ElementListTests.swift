import Screens
import XCTest

/// Tests for lists of elements: R1 to R6, R23 to R29.
@preconcurrency @MainActor
final class ElementListTests: MatcherTestCase {
  private func names(_ list: ElementList) -> [String] { list.snapshots.map(\.name) }

  func test_R1_allElementsAreTheWindowAndWhatIsInItInTreeOrder() {
    passes(.sendMessage) { _ in
      XCTAssertEqual(self.names(allElements()), ["Window", "SendMessage", "Message", "Send", "Send"])
      XCTAssertEqual(allElements().snapshots.map(\.type), [.window, .other, .staticText, .button, .staticText])
      XCTAssertEqual(self.names(allElements(.type(.window))), ["Window"])
    }
  }

  func test_R2_subelementsAreWithoutTheRoots() {
    passes(.sendMessage) { _ in
      XCTAssertEqual(self.names(allSubelements()), ["SendMessage", "Message", "Send", "Send"])
      XCTAssertEqual(self.names(allSubelements().inside(View(id: "SendMessage"))), ["Message", "Send", "Send"])
    }
  }

  func test_R3_theFirstElementIsAListOfOneOrNone() {
    passes(.sendMessage) { _ in
      XCTAssertEqual(self.names(firstElement()), ["Window"])
      XCTAssertEqual(self.names(firstElement(.type(.staticText))), ["Message"])
      XCTAssertEqual(self.names(firstElement(.type(.slider))), [])
      XCTAssertNil(firstElement(.type(.slider)).first)
    }
  }

  func test_R4_theFirstSubelementIsNotTheRoot() {
    passes(.sendMessage) { _ in
      XCTAssertEqual(self.names(firstSubelement()), ["SendMessage"])
      XCTAssertEqual(self.names(firstSubelement(.type(.window))), [])
    }
  }

  func test_R5_severalMatchersMustAllBeTrueAndNoneIsEverything() {
    passes(.sendMessage) { _ in
      XCTAssertEqual(self.names(allElements([.type(.button), .label("Send")])), ["Send"])
      XCTAssertEqual(self.names(allElements([.type(.button), .label("Message")])), [])
      XCTAssertEqual(self.names(allSubelements()).count, 4)
      XCTAssertEqual(self.names(firstElement([.type(.staticText), .label(.hasPrefix("M"))])), ["Message"])
      XCTAssertEqual(self.names(firstSubelement([.type(.window)])), [])
    }
  }

  func test_R6_nothingIsLookedUpBeforeItsUseAndResultsAreAFixedList() {
    var looks = 0
    let list = allElements(
      .where { _ in
        looks += 1
        return true
      } && .type(.button))
    passes(.writing) { user in
      XCTAssertEqual(looks, 0)
      let results = list.results
      XCTAssertGreaterThan(looks, 0)
      let before = looks
      XCTAssertEqual(results.count, 9)
      XCTAssertEqual(looks, before, "the results are there already")
      // A refinement starts again, and the list looks up the elements at each use.
      XCTAssertEqual(list.subrange(0..<2).count, 2)
      XCTAssertGreaterThan(looks, before)
      XCTAssertEqual(list.count, 9)
    }
    passes(.sendMessage) { _ in XCTAssertEqual(self.names(list), ["Send"], "nothing is carried from one app to the next") }
  }

  func test_R23_insideReplacesTheRootsAndIncludesTheElement() {
    passes(.twoSenders) { _ in
      XCTAssertEqual(self.names(allElements().inside(View(id: "SendMessage"))), ["SendMessage", "Message", "Send", "Send"])
      XCTAssertEqual(self.names(allElements(.type(.button)).inside(View(id: "Draft"))), ["Send"])
      XCTAssertEqual(self.names(allElements().inside(View(id: "Nowhere"))), [])
      XCTAssertEqual(self.names(allElements().inside(View(id: "Draft")).inside(View(id: "Box"))).first, "Box")
    }
  }

  func test_R24_insideOneOfSearchesSeveralRootsInTheirOrder() {
    passes(.twoSenders) { _ in
      let roots: [any Element] = [View(id: "Box"), View(id: "SendMessage")]
      XCTAssertEqual(self.names(allElements(.type(.button)).insideOneOf(roots)), ["Save", "Send"])
      XCTAssertEqual(self.names(allElements(.type(.button)).insideOneOf(allElements(.identifier("Box")))), ["Save"])
      XCTAssertEqual(self.names(allElements(.type(.other)).insideOneOf([View(id: "Box"), View(id: "Box")])), ["Box"])
    }
  }

  func test_R25_sortingIsStableAndHasSeveralKeys() {
    passes(.twoSenders) { _ in
      let byType = ElementOrder.by(\.type.rawValue)
      let leaves = allSubelements(.isAccessibilityElement)
      XCTAssertEqual(self.names(leaves.sorted(by: byType)), ["Send", "Send", "Off", "Save", "Message", "Draft", "in a disabled box"])
      XCTAssertEqual(self.names(leaves.sorted(by: byType, .by(\.label))), ["Off", "Save", "Send", "Send", "Draft", "Message", "in a disabled box"])
      XCTAssertEqual(self.names(leaves.sorted(by: ElementOrder { _, _ in false })), self.names(leaves))
    }
  }

  func test_R26_originsAreThoseInTheElementAround() {
    passes(.twoSenders) { _ in
      // On the screen, Draft’s text is above its button, and both are below the first view's elements. In their own views, the two texts are at the top.
      let parts = allSubelements(.isAccessibilityElement && .ancestor(.type(.other)) && !.ancestor(.identifier("Box")))
      XCTAssertEqual(Set(self.names(parts.sorted(by: .smallestOrigin)).prefix(2)), ["Message", "Draft"])
      XCTAssertEqual(Set(self.names(parts.sorted(by: .largestOrigin)).prefix(2)), ["Send"])
      XCTAssertEqual(self.names(allSubelements(.type(.other)).sorted(by: .smallestOrigin)), ["SendMessage", "Draft", "Box"])
      XCTAssertEqual(self.names(allSubelements(.type(.other)).sorted(by: .largestOrigin)), ["Box", "Draft", "SendMessage"])
    }
    passes(.writing) { _ in
      let row = allSubelements(.type(.button) && .label(.matching(/Send|Remove|Focus/)))
      XCTAssertEqual(self.names(row.sorted(by: .largestOrigin)), ["Focus", "Remove", "Send"], "from right to left in one row")
    }
  }

  func test_R27_sizesGoByHeightAndThenByWidth() {
    passes(.photos) { _ in
      let images = allSubelements(.type(.image))
      XCTAssertEqual(self.names(images.sorted(by: .smallestSize)), ["narrow", "wide", "tall"])
      XCTAssertEqual(self.names(images.sorted(by: .largestSize)), ["tall", "wide", "narrow"])
    }
  }

  func test_R28_aPartOfTheListEndsWithTheList() {
    passes(.sendMessage) { _ in
      XCTAssertEqual(self.names(allElements().subrange(1..<3)), ["SendMessage", "Message"])
      XCTAssertEqual(self.names(allElements().subrange(3..<100)), ["Send", "Send"])
      XCTAssertEqual(self.names(allElements().subrange(100..<200)), [])
      XCTAssertEqual(self.names(allElements().subrange(-5..<1)), ["Window"])
      XCTAssertNil(allElements()[5])
      XCTAssertNil(allElements()[-1])
      XCTAssertEqual(allElements()[2]?.label, "Message")
    }
  }

  func test_R29_eachRefinementIsAListOfItsOwn() {
    passes(.twoSenders) { user in
      let buttons = allElements(.type(.button))
      let refined = buttons.inside(View(id: "SendMessage")).sorted(by: .smallestOrigin).subrange(0..<1)
      XCTAssertEqual(self.names(refined), ["Send"])
      XCTAssertEqual(self.names(buttons), ["Send", "Send", "Off", "Save"])
      for button in refined { button.tap() }
    }
  }
}
