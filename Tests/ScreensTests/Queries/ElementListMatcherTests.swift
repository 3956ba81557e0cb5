import Screens
import XCTest

/// Tests for Robot's predicates: R7 to R22.
@preconcurrency @MainActor
final class ElementListMatcherTests: MatcherTestCase {
  private func listed(_ matcher: ElementMatcher) -> [String] { allSubelements(matcher).snapshots.map(\.name) }

  func test_R7_aPropertyMeetsAClaimAndAPropertyThatIsNotThereDoesNot() {
    passes(.writing) { _ in
      XCTAssertEqual(self.listed(.where(\.number, .equal(3))), ["Volume"])
      XCTAssertEqual(self.listed(.where(\.number, .not(.equal(3)))), ["Copies", "Progress"], "what has no number does not match")
      XCTAssertEqual(self.listed(.where(\.alpha, .less(than: 1))), ["From Ada"])
      XCTAssertEqual(self.listed(.where(\.children.count, .greater(than: 2))), ["Copies", "Size"])
      XCTAssertEqual(self.listed(.where(\.isSelected)), ["Medium"])
      XCTAssertEqual("\(ElementMatcher.where(\.children.count, .greater(than: 2), named: "number of children"))", "has a number of children that is greater than 2")
    }
  }

  func test_R8_aClosure() {
    passes(.writing) { _ in XCTAssertEqual(self.listed(.where { $0.step == 1 }), ["Copies"]) }
  }

  func test_R9_severalClaimsMustAllBeTrue() {
    passes(.writing) { _ in
      XCTAssertEqual(self.listed(.allOf(.type(.button), .isEnabled, .label(.contains("e")), .label(.hasPrefix("S")))), ["Send"])
    }
  }

  func test_R10_exactlyTheTypeOrTheTypeOfTheView() {
    passes(.mails) { _ in
      XCTAssertEqual(self.listed(.type(.table)).count, 1)
      XCTAssertEqual(self.listed(.type(.scrollView)), [], "a table is a special scroll view")
    }
    passes(.writing) { _ in
      XCTAssertEqual(self.listed(.view(SenderLabel.self)), ["From Ada"])
      XCTAssertEqual(self.listed(.view(named: "SenderLabel")), ["From Ada"])
      XCTAssertEqual(self.listed(.view(named: "Nothing")), [])
    }
  }

  func test_R11_theTypeOrASpecialCaseOfIt() {
    passes(.mails) { _ in XCTAssertEqual(self.listed(.kind(of: .scrollView)).count, 1) }
    passes(.writing) { _ in XCTAssertEqual(self.listed(.view(conformingTo: (any Sending.Type).self)), ["From Ada"]) }
  }

  func test_R12_theImmediateParentMatches() {
    passes(.twoSenders) { _ in
      XCTAssertEqual(self.listed(.parent(.identifier("Draft"))), ["Draft", "Send"])
      XCTAssertEqual(self.listed(.type(.button) && .parent(.type(.window))), ["Off"], "an ancestor further out does not count")
    }
  }

  func test_R13_theElementAndAllItsAncestorsMatch() {
    passes(.twoSenders) { _ in
      XCTAssertEqual(self.listed(.type(.button) && .selfAndAncestors(.isUserInteractionEnabled)), ["Send", "Save"], "Draft around the second one does not react")
      XCTAssertEqual(self.listed(.selfAndAncestors(.type(.button))), [])
    }
  }

  func test_R14_theRootOfTheSearchIsLeftOut() {
    passes(.sendMessage) { _ in
      XCTAssertEqual(allElements(.isNotRoot).snapshots.map(\.name), ["SendMessage", "Message", "Send", "Send"])
      XCTAssertEqual(allElements(.isNotRoot).inside(View(id: "SendMessage")).snapshots.map(\.name), ["Message", "Send", "Send"])
    }
  }

  func test_R15_theText() {
    passes(.writing) { _ in
      XCTAssertEqual(self.listed(.text("From Ada")), ["From Ada"])
      XCTAssertEqual(self.listed(.text("From")), [])
      XCTAssertEqual(allSubelements(.text("Send")).snapshots.map(\.type), [.staticText])
    }
  }

  func test_R16_theLabelTheTextOrThePlaceholder() {
    passes(.writing) { _ in
      XCTAssertEqual(allSubelements(.labelOrText("Send")).snapshots.map(\.type), [.button, .staticText])
      XCTAssertEqual(self.listed(.labelOrText("Ada")), ["NameField"])
      XCTAssertEqual(allSubelements(.labelOrText("Subject")).snapshots.map(\.type), [.textField])
      XCTAssertEqual(self.listed(.labelOrText("Sender")), [], "an identifier does not count")
    }
  }

  func test_R17_theSameImage() {
    passes(.writing) { _ in
      XCTAssertEqual(allSubelements(.image("bin")).snapshots.map(\.type), [.image])
      XCTAssertEqual(self.listed(.image("photo")), [])
    }
    passes(.symbols) { _ in
      XCTAssertEqual(allSubelements(.image("bin")).snapshots.map(\.identifier), ["Picture"], "the symbol is another image")
      XCTAssertEqual(allSubelements(.image(systemName: "bin")).snapshots.map(\.identifier), ["Symbol"])
    }
  }

  func test_R17_anImageOfData() {
    passes(.dataImages) { _ in
      XCTAssertEqual(allSubelements(.image(data: Data([1, 2, 3]))).snapshots.map(\.identifier), ["First", "Same"])
      XCTAssertEqual(allSubelements(.image(data: Data([1, 2, 4]))).snapshots.map(\.identifier), ["Other"])
      XCTAssertEqual(allSubelements(.image(data: Data([1]))).snapshots.map(\.identifier), [])
      XCTAssertEqual(allSubelements(.image("bin")).snapshots.map(\.identifier), ["Named"], "an image with a name is known by it")
      XCTAssertEqual(Image(id: "Named").snapshot?.imageData, nil)
    }
    passes(.dataImages) { user in
      user.tap(Button(id: "Change"))
      XCTAssertEqual(allSubelements(.image(data: Data([1, 2, 4]))).snapshots.map(\.identifier), ["First", "Other"], "the data have changed")
      XCTAssertEqual("\(ElementMatcher.image(data: Data([1, 2, 4])))", "shows the image with the same 3 bytes of data")
    }
  }

  func test_R18_allTraitsMustBeThere() {
    passes(.writing) { _ in
      XCTAssertEqual(self.listed(.hasTraits([.button, .selected])), ["Medium"])
      XCTAssertEqual(self.listed(.hasTraits([.button, .header])), [])
    }
  }

  func test_R19_anAccessibilityElementOrNone() {
    passes(.sendMessage) { _ in
      XCTAssertEqual(self.listed(.isAccessibilityElement), ["Message", "Send"])
      XCTAssertEqual(allSubelements(!.isAccessibilityElement).snapshots.map(\.type), [.other, .staticText])
    }
  }

  func test_R20_flagsAndSizeMakeAnElementVisible() {
    let tree = ElementTree()
    func element(_ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10), isHidden: Bool = false, clips: Bool = false, alpha: Double = 1) -> ElementSnapshot? {
      var properties = ElementProperties(type: .other, frame: frame, isHidden: isHidden, clipsToBounds: clips)
      properties.details.alpha = alpha
      return tree.snapshot(of: tree.insert(properties, into: tree.root))
    }
    let empty = CGRect(x: 5, y: 5, width: 0, height: 0)
    XCTAssertTrue(ElementMatcher.isRendered.matches(element()))
    XCTAssertFalse(ElementMatcher.isRendered.matches(element(isHidden: true)))
    XCTAssertFalse(ElementMatcher.isRendered.matches(element(alpha: 0)))
    XCTAssertTrue(ElementMatcher.isRendered.matches(element(alpha: 0.001)))
    XCTAssertTrue(ElementMatcher.isRendered.matches(element(empty)), "what it does not clip is drawn")
    XCTAssertFalse(ElementMatcher.isRendered.matches(element(empty, clips: true)))
    XCTAssertTrue(ElementMatcher.isRendered.matches(element(CGRect(x: 0, y: 0, width: 10, height: 0), clips: true)), "the size is not exactly zero")
    XCTAssertTrue((!ElementMatcher.isRendered).matches(element(alpha: 0)), "the plain negation")
  }

  func test_R21_theFrameIntersectsTheWindow() {
    let list = allSubelements(.image("photo") && .isOnScreen)
    passes(.photo()) { _ in XCTAssertEqual(list.count, 1) }
    passes(.photo(offset: CGPoint(x: -244, y: 0))) { _ in XCTAssertEqual(list.count, 1, "a point of it is on the screen") }
    passes(.photo(offset: CGPoint(x: -245, y: 0))) { _ in
      XCTAssertEqual(list.count, 0, "an edge that only touches")
      XCTAssertEqual(allSubelements(.image("photo") && !.isOnScreen).count, 1)
    }
  }

  func test_R22_everythingAroundItIsVisibleAndOnTheScreenTooAndWhatCoversItDoesNotCount() {
    passes(.photo(cover: CGSize(width: 100, height: 100))) { _ in XCTAssertEqual(self.listed(.image("photo") && .isOnScreenAndRendered), ["photo"]) }
    passes(.rows) { _ in
      XCTAssertEqual(self.listed(.label("Row 19") && .isOnScreenAndRendered), [], "it is below the screen")
      XCTAssertEqual(self.listed(.label("Row 19") && !.isOnScreenAndRendered), ["Row 19"])
    }
    let tree = ElementTree()
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    var box = ElementProperties(type: .other, frame: frame)
    box.details.alpha = 0
    let inside = tree.insert(ElementProperties(type: .button, frame: frame), into: tree.insert(box, into: tree.root))
    XCTAssertTrue(ElementMatcher.isRendered.matches(tree.snapshot(of: inside)))
    XCTAssertFalse(ElementMatcher.isOnScreenAndRendered.matches(tree.snapshot(of: inside)), "what is around it is transparent")
  }
}
