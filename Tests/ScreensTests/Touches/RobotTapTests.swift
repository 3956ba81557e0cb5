import Screens
import XCTest

/// Tests for taps and swipes: R41 to R44, R46 and R50.
@preconcurrency @MainActor
final class RobotTapTests: FailureTestCase {
  private let log = Label(id: "Log")
  private let pad = View(id: "Pad")

  func test_R41_everyElementOfAListIsTappedInItsMiddle() {
    passes(.todos) { user in
      user.tap(allElements(.type(.button) && .label("Done")))
      user.label(of: self.log, is: "Shop gone, Shop stored, Cook gone, Cook stored, Eat gone, Eat stored")
      XCTAssertTrue(allElements(.label("Done")).isEmpty)
    }
    passes(.pad) { user in
      user.tap(allElements(.identifier("Pad")))
      user.label(of: self.log, is: "tap at 100, 100")
    }
  }

  func test_R41_anEmptyListFailsAndAnElementThatIsGoneToo() {
    XCTAssertEqual(FailureCapture(.todos) { $0.tap(allElements(.label("Nowhere"))) }.kinds, ["element.notFound"])
    passes(.lateTodos) { user in user.tap(allElements(.label("Late"))) }
    let gone = FailureCapture(.todos) { user in
      user.tap(firstElement(.identifier("Done Cook")).insideOneOf(allElements()))
      user.tap(allElements(.type(.button) && .label(.matching(/Clear|Done/))).sorted(by: .largestOrigin))
    }
    XCTAssertEqual(gone.kinds, ["action.failed"], gone.messages.joined())
  }

  func test_R41_withoutATapNothingIsAnimatedAndNoTimePasses() {
    passes(.todos) { user in
      let start = self.now
      _ = allElements(.label("Done")).count
      XCTAssertEqual(self.now, start)
    }
  }

  func test_R42_thePointIsMeasuredInTheParentAndItsContent() {
    passes(.swipePad) { user in
      let box = ScrollView(id: "Box")
      let parent = select(Button(id: "Below"))
      parent.perform(.tap(inParentAt: CGPoint(x: 150, y: 150)))
      user.label(of: self.log, is: "below box 150,150")
      select(self.pad).perform(.tap(inParentAt: CGPoint(x: 20, y: 300)))
      user.label(of: self.log, is: "below box 150,150 box 20,300")
      select(box).perform(.scroll(.down, by: 100))
      parent.perform(.tap(inParentAt: CGPoint(x: 20, y: 300)))
      user.label(of: self.log, is: "below box 150,150 box 20,300 box 20,200")
    }
  }

  func test_R43_aSwipeGoesAcrossAQuarterOfTheElementAroundItsMiddle() {
    passes(.swipePad) { user in
      for (direction, points) in [
        (MoveDirection.left, "125,60 117,60 108,60 100,60 92,60 83,60 75,60"), (.right, "75,60 83,60 92,60 100,60 108,60 117,60 125,60"),
        (.up, "100,75 100,70 100,65 100,60 100,55 100,50 100,45"),
      ] {
        user.perform(.swipe(direction, across: 0.25), on: self.pad)
        user.label(of: self.log, is: points)
      }
    }
  }

  func test_R43_theMiddleIsThatOfTheWholeElement() {
    passes(.swipePad) { user in
      select(ScrollView(id: "Box")).perform(.scroll(.down, by: 40))
      user.perform(.swipe(.left, across: 0.25), on: self.pad)
      user.label(of: self.log, is: "125,60 117,60 108,60 100,60 92,60 83,60 75,60")
    }
  }

  func test_R44_aSwipeDownGoesAsFarAsTheOthers() {
    passes(.swipePad) { user in
      user.perform(.swipe(.down, across: 0.25), on: self.pad)
      user.label(of: self.log, is: "100,45 100,50 100,55 100,60 100,65 100,70 100,75")
      let failure = FailureCapture(.swipePad) { $0.perform(.swipe(.down, across: 0), on: self.pad) }
      XCTAssertEqual(failure.kinds, ["input.unusableNumber"])
    }
  }

  func test_R46_theButtonsOfABarAreFoundBySideAndByPlace() {
    passes(.bars) { user in
      let bar = NavBar(id: "Mails")
      let buttons = allSubelements(.type(.button)).inside(bar).snapshots.sorted { $0.frame.minX < $1.frame.minX }.map(\.label)
      XCTAssertEqual(buttons.count, 4)
      XCTAssertEqual((0..<4).map { bar.button(index: $0).label }, buttons)
      XCTAssertEqual([bar.button(on: .left).label, bar.button(on: .left, index: 1).label], Array(buttons.prefix(2)), "from the edge inwards")
      XCTAssertEqual([bar.button(on: .right).label, bar.button(on: .right, index: 1).label], Array(buttons.suffix(2).reversed()))
      XCTAssertFalse(bar.button(on: .right, index: 2).underlyingXCUIElement.exists)
      user.tap(bar.button(on: .right, index: 1))
      user.label(of: Label(id: "Tapped"), is: buttons[2])
      user.tap(bar.button(index: 3))
      user.label(of: Label(id: "Tapped"), is: buttons[3])
      user.tap(bar.button(on: .left))
      user.see(Header(id: "Boxes"))
    }
  }

  func test_R50_timeAndAnimationsAdvanceByThemselvesForTapsOnListsOnly() {
    passes(.todos) { user in
      user.tap(Button(id: "Done Shop"))
      XCTAssertEqual(self.now, 0, "an ordinary tap lets no time pass")
      XCTAssertEqual(self.log.label, "nothing")
      user.label(of: self.log, is: "Shop stored, Shop gone")
    }
    passes(.animatedPad) { user in
      var begun: [String] = []
      for (name, gesture) in [
        ("swipe", { user.perform(.swipe(.left, across: 0.25), on: self.pad) }), ("press", { user.perform(.press, on: self.pad) }),
        ("touch", { user.touch(self.pad, with: Finger(at: .middle).moving(to: .right, over: 0.1).resting(for: 0)) }),
      ] as [(String, () -> Void)] {
        gesture()
        begun.append("begun")
        XCTAssertEqual(self.log.label, begun.joined(separator: " "), "\(name) animates, and the animation takes its time")
        begun.append("over")
        user.label(of: self.log, is: begun.joined(separator: " "))
      }
    }
    passes(.todos) { user in
      user.tap(firstElement(.identifier("Done Shop")))
      XCTAssertEqual(self.log.label, "Shop gone, Shop stored", "the animation has its end at once, and what follows later has come")
      XCTAssertEqual(self.now, 1, accuracy: 0.001)
    }
  }
}
