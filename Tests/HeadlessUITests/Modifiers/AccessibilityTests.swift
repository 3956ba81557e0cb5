import Foundation
import Observation
import ScreenModel
import XCTest

@testable import HeadlessUI

private struct Renaming: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("text").accessibilityIdentifier("id \(count)").accessibilityValue("\(count)")
      Button("Next") { count += 1 }
    }
  }
}

@preconcurrency @MainActor
final class AccessibilityTests: DeviceTestCase {
  func test_anIdentifierGoesToTheElementItStandsOn() {
    show { Text("Hello").padding().accessibilityIdentifier("Greeting") }
    XCTAssertEqual(properties(.staticText, "Greeting")?.label, "Hello")
    XCTAssertEqual(count(.other), 0)
  }

  func test_theOuterIdentifierWins() {
    show { Text("Hello").accessibilityIdentifier("inner").accessibilityIdentifier("outer") }
    XCTAssertEqual(properties(.staticText, "Hello")?.identifier, "outer")
  }

  func test_anIdentifierOnAStackIsThatOfEachElementWithoutOneOfItsOwn() {
    show {
      VStack {
        Text("a")
        Color.red.frame(width: 10, height: 10)
        HStack {
          Text("b").accessibilityIdentifier("B")
          Text("c")
        }
        ForEach(0..<2, id: \.self) { Button("Button \($0)") {} }
      }
      .accessibilityIdentifier("Box")
    }
    XCTAssertFalse(exists(.other, "Box"))
    XCTAssertEqual(properties(.staticText, "a")?.identifier, "Box")
    XCTAssertEqual(properties(.staticText, "b")?.identifier, "B")
    XCTAssertEqual(properties(.staticText, "c")?.identifier, "Box")
    XCTAssertEqual(properties(.button, "Button 0")?.identifier, "Box")
    XCTAssertEqual(properties(.button, "Button 1")?.identifier, "Box")
  }

  func test_labelAndTraitsOnAStackAreThoseOfEachElement() {
    show {
      HStack {
        Text("a")
        Text("b").accessibilityLabel("own")
      }
      .accessibilityLabel("Both")
      .accessibilityAddTraits(.isHeader)
    }
    XCTAssertEqual(properties(.staticText, "Both")?.traits.contains(.header), true)
    XCTAssertEqual(properties(.staticText, "own")?.traits.contains(.header), true)
  }

  func test_whatIsHandedDownFollowsChanges() {
    let state = HandedDownState()
    show { HandedDownView(state: state) }
    XCTAssertEqual(properties(.staticText, "0")?.identifier, "first")
    XCTAssertEqual(properties(.staticText, "still")?.identifier, "first")
    state.count = 1
    device.render()
    XCTAssertEqual(properties(.staticText, "1")?.identifier, "first")
    state.name = "second"
    device.render()
    XCTAssertEqual(properties(.staticText, "1")?.identifier, "second")
    XCTAssertEqual(properties(.staticText, "still")?.identifier, "second")
  }

  func test_aContainerOfItsOwnKeepsTheIdentifierOfAStack() throws {
    show {
      VStack {
        Text("a")
        Text("b").accessibilityIdentifier("B")
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("Box")
    }
    let box = try XCTUnwrap(find(.other, "Box"))
    XCTAssertEqual(device.tree.children(of: box).map { device.tree.label(of: $0) }, ["a", "b"])
    XCTAssertEqual(properties(.staticText, "b")?.identifier, "B")
    XCTAssertEqual(properties(.staticText, "a")?.identifier, "")
  }

  func test_anIdentifierOnARowIsTheCells() {
    show { List(0..<3, id: \.self) { number in Text("Row \(number)").accessibilityIdentifier("row-\(number)") } }
    XCTAssertTrue(exists(.cell, "row-1"))
    XCTAssertEqual(properties(.cell, "row-1")?.label, "Row 1")
  }

  func test_labelValueAndTraitsReplaceTheViewsOwn() {
    show {
      VStack {
        Text("5").accessibilityLabel("Five").accessibilityValue("of ten").accessibilityAddTraits([.isHeader, .isSelected])
        Button("Plain") {}.accessibilityRemoveTraits(.isButton)
        Text("Tap me").accessibilityAddTraits(.isButton)
      }
    }
    let five = properties(.staticText, "Five")
    XCTAssertEqual(five?.value, "of ten")
    XCTAssertEqual(five?.traits.contains(.header), true)
    XCTAssertEqual(five?.isSelected, true)
    XCTAssertEqual(properties(.button, "Plain")?.traits.contains(.button), false)
    XCTAssertTrue(exists(.button, "Tap me"))
  }

  func test_modifiersFollowState() {
    show { Renaming() }
    XCTAssertTrue(exists(.staticText, "id 0"))
    tap(.button, "Next")
    XCTAssertFalse(exists(.staticText, "id 0"))
    XCTAssertEqual(properties(.staticText, "id 1")?.value, "1")
  }

  func test_childrenThatAreIgnoredLeaveTheTree() {
    show {
      HStack {
        Text("4")
        Text("stars")
      }
      .accessibilityElement()
      .accessibilityLabel("Rating")
    }
    XCTAssertEqual(count(.staticText), 0)
    XCTAssertTrue(exists(.other, "Rating"))
  }

  func test_childrenThatAreContainedStay() throws {
    show {
      HStack {
        Text("4")
        Text("stars")
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("Rating")
    }
    let rating = try XCTUnwrap(find(.other, "Rating"))
    XCTAssertEqual(device.tree.childCount(of: rating), 2)
  }

  func test_childrenThatAreCombinedLendTheirLabels() {
    show {
      HStack {
        Text("4")
        Text("stars")
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("Rating")
    }
    XCTAssertEqual(count(.staticText) + count(.other), 1)
    let found = find(.any, "Rating")
    XCTAssertEqual(found.map { device.tree.label(of: $0) }, "4, stars")
  }

  func test_aShapeIsToldOfWhereSomebodySaysWhatItIs() {
    show {
      VStack {
        Circle().fill(.red).frame(width: 20, height: 20)
        Rectangle().frame(width: 30, height: 30).accessibilityIdentifier("Box")
      }
    }
    XCTAssertEqual(count(.other), 1)
    XCTAssertEqual(frame(.other, "Box").size, CGSize(width: 30, height: 30))
  }
}

@MainActor @Observable
private final class HandedDownState {
  var count = 0
  var name = "first"
}

private struct HandedDownView: View {
  let state: HandedDownState

  var body: some View {
    VStack {
      CountView(state: state)
      Text("still")
    }
    .accessibilityIdentifier(state.name)
  }

  struct CountView: View {
    let state: HandedDownState

    var body: some View { Text("\(state.count)") }
  }
}
