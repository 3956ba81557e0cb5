import Foundation
import XCTest

@testable import HeadlessUI

private struct Aligned: View {
  @State private var isTrailing = false

  var body: some View {
    VStack(alignment: isTrailing ? .trailing : .leading, spacing: 0) {
      Button("A long title") { isTrailing.toggle() }
      Text("x")
    }
  }
}

@preconcurrency @MainActor
final class StackTests: DeviceTestCase {
  func test_aColumnStandsInTheMiddleOfTheScreenWithEightPointsBetweenItsViews() {
    show {
      VStack {
        Text("aa")
        Text("bbbb")
      }
    }
    let first = frame(.staticText, "aa")
    let second = frame(.staticText, "bbbb")
    XCTAssertEqual(first.size, CGSize(width: 17, height: 21))
    XCTAssertEqual(second.minY - first.maxY, 8)
    XCTAssertEqual(first.midX, second.midX, accuracy: 1)
    XCTAssertEqual((first.minY + second.maxY) / 2, (47 + 810) / 2, accuracy: 1)
  }

  func test_aRowLinesUpItsViewsByItsAlignment() {
    show {
      HStack(alignment: .bottom, spacing: 4) {
        Text("a").frame(height: 100)
        Text("b").accessibilityIdentifier("b")
      }
      .frame(height: 100)
    }
    XCTAssertEqual(frame(.staticText, "b").maxY - 100, frame(.staticText, "a").midY - 50, accuracy: 1)
  }

  func test_aChangedAlignmentMovesTheViews() {
    show { Aligned() }
    XCTAssertEqual(frame(.staticText, "x").minX, frame(.button, "A long title").minX)
    tap(.button, "A long title")
    XCTAssertEqual(frame(.staticText, "x").maxX, frame(.button, "A long title").maxX)
  }

  func test_aSpacerTakesWhatIsLeft() {
    show {
      HStack(spacing: 0) {
        Text("left")
        Spacer()
        Text("right")
      }
    }
    XCTAssertEqual(frame(.staticText, "left").minX, 0)
    XCTAssertEqual(frame(.staticText, "right").maxX, 390)
  }

  func test_twoSpacersShareWhatIsLeft() {
    show {
      VStack(spacing: 0) {
        Spacer()
        Text("third")
        Spacer()
        Spacer()
      }
    }
    let text = frame(.staticText, "third")
    XCTAssertEqual(text.minY - 47, (810 - 47 - 21) / 3, accuracy: 1)
  }

  func test_fieldsInARowShareItsWidth() {
    show {
      HStack(spacing: 10) {
        TextField("One", text: .constant(""))
        TextField("Two", text: .constant(""))
      }
    }
    XCTAssertEqual(frame(.textField, "One").width, 190)
    XCTAssertEqual(frame(.textField, "Two"), frame(.textField, "One").offsetBy(dx: 200, dy: 0))
  }

  func test_aTextBesideAFlexibleFieldKeepsItsWidth() {
    show {
      HStack(spacing: 0) {
        Text("Name")
        TextField("Field", text: .constant(""))
      }
    }
    XCTAssertEqual(frame(.staticText, "Name").width, 34)
    XCTAssertEqual(frame(.textField, "Field").width, 356)
  }

  func test_aViewThatTakesLittleIsServedBeforeOneThatTakesAll_whereverItStands() {
    show {
      VStack(spacing: 0) {
        Color.red.frame(maxHeight: 50).accessibilityIdentifier("little")
        Color.red.accessibilityIdentifier("all")
      }
      .frame(height: 200)
    }
    XCTAssertEqual(frame(.other, "little").height, 50)
    XCTAssertEqual(frame(.other, "all").height, 150)
  }

  func test_whatIsServedLaterIsLeftItsLeast() {
    show {
      VStack(spacing: 0) {
        Color.red.frame(minHeight: 60).accessibilityIdentifier("later")
        Color.red.layoutPriority(1).accessibilityIdentifier("first")
      }
      .frame(height: 200)
    }
    XCTAssertEqual(frame(.other, "first").height, 140)
    XCTAssertEqual(frame(.other, "later").height, 60)
  }

  func test_aViewOfHigherPriorityGetsItsRoomFirst() {
    let long = String(repeating: "word ", count: 12).trimmingCharacters(in: .whitespaces)
    show {
      HStack(spacing: 0) {
        Text(long).accessibilityIdentifier("first")
        Text(long).accessibilityIdentifier("second").layoutPriority(1)
      }
    }
    XCTAssertGreaterThan(frame(.staticText, "second").width, frame(.staticText, "first").width)
    XCTAssertGreaterThan(frame(.staticText, "first").height, frame(.staticText, "second").height)
  }

  func test_aHigherPriorityIsServedBeforeALessFlexibleView() {
    show {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10, maxWidth: 50).accessibilityIdentifier("later")
        Color.red.layoutPriority(1).accessibilityIdentifier("one")
        Color.red.layoutPriority(1).accessibilityIdentifier("two")
      }
      .frame(width: 110)
    }
    XCTAssertEqual(["one", "two", "later"].map { frame(.other, $0).width }, [50, 50, 10])
  }

  func test_inAPileTheLastViewIsInFrontUnlessAnIndexSaysOtherwise() {
    show {
      ZStack {
        Button("Back") {}
        Button("Front") {}
      }
    }
    let middle = frame(.button, "Front")
    XCTAssertEqual(device.hitTest(CGPoint(x: middle.midX, y: middle.midY)), find(.button, "Front"))
    tearDownDevice()
    show {
      ZStack {
        Button("Back") {}.zIndex(1)
        Button("Front") {}
      }
    }
    XCTAssertEqual(device.hitTest(CGPoint(x: middle.midX, y: middle.midY)), find(.button, "Back"))
  }

  func test_aPileLinesUpItsViews() {
    show {
      ZStack(alignment: .topLeading) {
        Color.clear
        Text("corner")
      }
    }
    XCTAssertEqual(frame(.staticText, "corner").origin, CGPoint(x: 0, y: 47))
  }

  func test_aGroupLeavesTheLayoutToTheStackAroundIt() {
    show {
      HStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    }
    XCTAssertEqual(frame(.staticText, "b").minX, frame(.staticText, "a").maxX)
    XCTAssertEqual(frame(.staticText, "c").minX, frame(.staticText, "b").maxX)
  }

  private func tearDownDevice() { device.shutDown() }
}
