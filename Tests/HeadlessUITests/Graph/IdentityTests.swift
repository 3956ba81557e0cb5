import XCTest

@testable import HeadlessUI

/// A counter whose state shows whether it's still the same view.
private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct IfElse: View {
  @State private var isFirst = true

  var body: some View {
    VStack {
      Button("Switch") { isFirst.toggle() }
      if isFirst { Counter(name: "First") } else { Counter(name: "Second") }
      Counter(name: "Below")
    }
  }
}

private enum Season: CaseIterable { case spring, summer, autumn }

private struct Switching: View {
  @State private var season = Season.spring

  var body: some View {
    VStack {
      Button("Next") { season = Season.allCases[(Season.allCases.firstIndex(of: season)! + 1) % 3] }
      switch season {
      case .spring: Counter(name: "Spring")
      case .summer: Counter(name: "Summer")
      case .autumn: Counter(name: "Autumn")
      }
    }
  }
}

private struct ByID: View {
  @State private var id = 1

  var body: some View {
    VStack {
      Button("Renew") { id += 1 }
      Counter(name: "It").id(id)
    }
  }
}

private struct Erased: View {
  @State private var isText = false
  @State private var isRenamed = false

  var body: some View {
    VStack {
      Button("Type") { isText.toggle() }
      Button("Name") { isRenamed.toggle() }
      content
    }
  }

  private var content: AnyView {
    isText ? AnyView(Text("Just text")) : AnyView(Counter(name: isRenamed ? "New" : "Old"))
  }
}

private struct Optionals: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("Show") { isShown.toggle() }
      if isShown { Counter(name: "Optional") }
      Counter(name: "Sibling")
    }
  }
}

@preconcurrency @MainActor
final class IdentityTests: DeviceTestCase {
  func test_aViewKeepsItsStateWhileItKeepsItsPlace() {
    show { IfElse() }
    tap(.button, "Below 0")
    tap(.button, "Switch")
    XCTAssertEqual(labels(.button), ["Switch", "Second 0", "Below 1"])
  }

  func test_theOtherBranchOfAnIfBeginsAnewEachTime() {
    show { IfElse() }
    tap(.button, "First 0")
    XCTAssertTrue(exists(.button, "First 1"))
    tap(.button, "Switch")
    tap(.button, "Switch")
    XCTAssertEqual(labels(.button), ["Switch", "First 0", "Below 0"])
  }

  func test_eachCaseOfASwitchIsAViewOfItsOwn() {
    show { Switching() }
    tap(.button, "Spring 0")
    tap(.button, "Next")
    tap(.button, "Summer 0")
    tap(.button, "Next")
    XCTAssertEqual(labels(.button), ["Next", "Autumn 0"])
    tap(.button, "Next")
    XCTAssertEqual(labels(.button), ["Next", "Spring 0"])
  }

  func test_anotherIdBeginsAnotherLife() {
    show { ByID() }
    tap(.button, "It 0")
    XCTAssertTrue(exists(.button, "It 1"))
    tap(.button, "Renew")
    XCTAssertTrue(exists(.button, "It 0"))
  }

  func test_anAnyViewKeepsItsStateWhileTheTypeInItIsTheSame() {
    show { Erased() }
    tap(.button, "Old 0")
    tap(.button, "Name")
    XCTAssertTrue(exists(.button, "New 1"))
  }

  func test_anAnyViewWithAnotherTypeInItBeginsAnew() {
    show { Erased() }
    tap(.button, "Old 0")
    tap(.button, "Type")
    XCTAssertTrue(exists(.staticText, "Just text"))
    tap(.button, "Type")
    XCTAssertTrue(exists(.button, "Old 0"))
  }

  func test_aRemovedViewLosesItsStateAndItsSiblingsDoNot() {
    show { Optionals() }
    tap(.button, "Optional 0")
    tap(.button, "Sibling 0")
    tap(.button, "Show")
    XCTAssertEqual(labels(.button), ["Show", "Sibling 1"])
    tap(.button, "Show")
    XCTAssertEqual(labels(.button), ["Show", "Optional 0", "Sibling 1"])
  }
}
