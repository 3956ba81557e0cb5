import Foundation
import XCTest

@testable import HeadlessUI

/// The variants of `task`, tags for optional selections, and the names of traits.
@preconcurrency @MainActor
final class TaskFormTests: DeviceTestCase {
  private struct Place: Equatable { var x = 0 }

  private struct Tasks: View {
    @State private var place = Place()
    let log: Log

    var body: some View {
      Button("Move") { place.x += 1 }
        .task(priority: .background) { log.note("once at \(Task.currentPriority == .background)") }
        .task(id: place) { log.note("at \(place.x)") }
        .task(id: place, priority: .high) { log.note("soon at \(place.x)") }
    }
  }

  func test_theIdOfATaskNeedBeNoMoreThanEquatable() {
    let log = Log()
    show { Tasks(log: log) }
    XCTAssertEqual(log.take().sorted(), ["at 0", "once at true", "soon at 0"])
    tap(.button, "Move")
    XCTAssertEqual(log.take().sorted(), ["at 1", "soon at 1"])
  }

  private struct Choice: View {
    @State private var choice: Int?
    let includesOptional: Bool

    var body: some View {
      VStack {
        Picker("Number", selection: $choice) {
          Text("One").tag(1, includeOptional: includesOptional)
          Text("Two").tag(2 as Int?, includeOptional: false)
        }
        .pickerStyle(.segmented)
        Text("choice \(choice.map { "\($0)" } ?? "none")")
      }
    }
  }

  func test_aTagStandsForAnOptionalSelectionUnlessItSaysNot() {
    show { Choice(includesOptional: true) }
    tap(.button, "One")
    XCTAssertTrue(exists(.staticText, "choice 1"))
    show { Choice(includesOptional: false) }
    tap(.button, "One")
    XCTAssertTrue(exists(.staticText, "choice none"))
    tap(.button, "Two")
    XCTAssertTrue(exists(.staticText, "choice 2"))
  }

  func test_traitsAndHeadingsHaveSwiftUIsNames() {
    show {
      Text("Loud").accessibilityAddTraits([.playsSound, .startsMediaSession, .isSummaryElement, .causesPageTurn])
      Text("Key").accessibilityAddTraits([.isKeyboardKey, .allowsDirectInteraction, .isTabBar, .isToggle])
      Text("Deep").accessibilityHeading(.h6)
    }
    XCTAssertEqual(properties(.any, "Loud")?.traits.isSuperset(of: [.playsSound, .startsMediaSession, .summaryElement, .causesPageTurn]), true)
    XCTAssertEqual(properties(.any, "Key")?.traits.isSuperset(of: [.keyboardKey, .allowsDirectInteraction, .tabBar, .toggle]), true)
    XCTAssertEqual(properties(.any, "Deep")?.traits.contains(.header), true)
  }
}
