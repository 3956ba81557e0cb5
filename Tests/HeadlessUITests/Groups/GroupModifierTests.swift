import Foundation
import XCTest

@testable import HeadlessUI

private struct Optional: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 0) {
      Group {
        Text("first")
        if isOn { Text("second") }
      }
      .padding(.bottom, 10)
      Button("Toggle") { isOn.toggle() }
    }
  }
}

private struct Widened: View {
  @State private var width: CGFloat = 100
  @State private var isEnabled = true

  var body: some View {
    VStack(spacing: 0) {
      Group {
        Button("one") {}
        Button("two") {}
      }
      .frame(width: width, alignment: .leading)
      .background { Text(isEnabled ? "light" : "dark") }
      .disabled(!isEnabled)
      Button("Widen") { width += 100 }
      Button("Dim") { isEnabled.toggle() }
    }
  }
}

/// A view that counts in its own state.
private struct Counter: View {
  @State private var count = 0

  var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Two: View {
  var body: some View {
    Text("a")
    Text("b")
  }
}

@preconcurrency @MainActor
final class GroupModifierTests: DeviceTestCase {
  func test_paddingIsAddedToEachMember() {
    show {
      VStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
          Text("c")
        }
        .padding(.bottom, 10)
      }
    }
    XCTAssertEqual(frame(.staticText, "b").minY - frame(.staticText, "a").maxY, 10)
    XCTAssertEqual(frame(.staticText, "c").minY - frame(.staticText, "b").maxY, 10)
  }

  func test_theContainerAroundAGroupLaysItsMembersOut() {
    show {
      HStack(spacing: 5) {
        Group {
          Text("a")
          Text("b")
        }
        .frame(width: 50)
        ForEach(["c", "d"], id: \.self) { Text($0) }.frame(width: 30)
      }
    }
    let centers = ["a", "b", "c", "d"].map { frame(.staticText, $0).midX }
    XCTAssertEqual(Set(["a", "b", "c", "d"].map { frame(.staticText, $0).midY }).count, 1)
    XCTAssertEqual(centers[1] - centers[0], 55, accuracy: 1)
    XCTAssertEqual(centers[2] - centers[1], 45, accuracy: 1)
    XCTAssertEqual(centers[3] - centers[2], 35, accuracy: 1)
  }

  func test_aViewWithSeveralViewsInItsBodyIsModifiedViewByView() {
    show { HStack(spacing: 0) { Two().frame(width: 100) } }
    XCTAssertEqual(frame(.staticText, "b").midX - frame(.staticText, "a").midX, 100, accuracy: 1)
  }

  func test_modifiersOfModifiersApplyToEachMember() {
    show {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }
        .padding(.top, 4).offset(x: 7).padding(.leading, 20).opacity(0.5)
        Text("c")
      }
    }
    XCTAssertEqual(frame(.staticText, "b").minY - frame(.staticText, "a").maxY, 4)
    XCTAssertEqual(frame(.staticText, "a").minX - frame(.staticText, "c").minX, 27)
    XCTAssertEqual(properties(.staticText, "b")?.details.alpha, 0.5)
  }

  func test_aMemberThatComesLaterIsModifiedToo() {
    show { Optional() }
    let alone = frame(.button, "Toggle").minY - frame(.staticText, "first").maxY
    XCTAssertEqual(alone, 10)
    tap(.button, "Toggle")
    XCTAssertEqual(frame(.staticText, "second").minY - frame(.staticText, "first").maxY, 10)
    XCTAssertEqual(frame(.button, "Toggle").minY - frame(.staticText, "second").maxY, 10)
    tap(.button, "Toggle")
    XCTAssertFalse(exists(.staticText, "second"))
    XCTAssertEqual(frame(.button, "Toggle").minY - frame(.staticText, "first").maxY, 10)
  }

  func test_changedValuesReachEachMember() {
    show { Widened() }
    let before = frame(.button, "two").minX
    tap(.button, "Widen")
    XCTAssertEqual(frame(.button, "two").minX, before - 50)
    XCTAssertEqual(frame(.button, "one").minX, before - 50)
    XCTAssertEqual(labels(.staticText).count { $0 == "light" }, 2)
    tap(.button, "Dim")
    XCTAssertEqual(labels(.staticText).count { $0 == "dark" }, 2)
    XCTAssertEqual(isEnabled(.button, "one"), false)
  }

  func test_eachMemberHasABackgroundOfItsOwn() {
    show {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .overlay(alignment: .bottom) { Counter() }
      }
    }
    XCTAssertEqual(count(.button), 2)
    tap(.button, "count 0")
    XCTAssertTrue(exists(.button, "count 1"))
    XCTAssertTrue(exists(.button, "count 0"))
  }

  func test_accessibilityModifiersApplyToEachMember() {
    show {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .accessibilityAddTraits(.isHeader).accessibilityIdentifier("member")
      }
    }
    XCTAssertEqual(labels(.staticText), ["a", "b"])
    for name in ["a", "b"] {
      XCTAssertEqual(properties(.staticText, name)?.identifier, "member")
      XCTAssertEqual(properties(.staticText, name)?.traits.contains(.header), true)
    }
    XCTAssertEqual(count(.other), 0)
  }

  func test_aGroupWithoutMembersTakesNoRoom() {
    show {
      VStack(spacing: 0) {
        Text("above")
        Group { if false { Text("nothing") } }.padding(40).frame(height: 100)
        EmptyView().frame(height: 100)
        Text("below")
      }
    }
    XCTAssertEqual(frame(.staticText, "below").minY, frame(.staticText, "above").maxY)
  }

  func test_hiddenMembersKeepTheirRoom() {
    show {
      VStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }
        .hidden()
        Text("c")
      }
    }
    XCTAssertEqual(labels(.staticText), ["c"])
    XCTAssertGreaterThan(frame(.staticText, "c").minY, 430)
  }

  func test_nothingIsLeftOfAMemberThatIsGone() {
    show { Toggled() }
    for _ in 0..<3 {
      tap(.button, "Toggle")
      XCTAssertEqual(count(.other), 2)
      tap(.button, "Toggle")
      XCTAssertEqual(count(.other), 1)
    }
    tap(.button, "All")
    XCTAssertEqual(count(.other), 0)
    tap(.button, "All")
    XCTAssertEqual(count(.other), 1)
  }
}

private struct Toggled: View {
  @State private var isOn = false
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown {
        Group {
          Text("a")
          if isOn { Text("b") }
        }
        .padding().accessibilityElement(children: .contain).padding()
      }
      Button("Toggle") { isOn.toggle() }
      Button("All") { isShown.toggle() }
    }
  }
}
