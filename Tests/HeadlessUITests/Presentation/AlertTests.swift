import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

private struct Asking: View {
  @State private var isAsking = false
  @State private var answer = "none"
  @State private var number = 1
  let log: Log

  var body: some View {
    VStack {
      Text("Answer: \(answer)")
      Button("Ask") { isAsking = true }
    }
    .onTapGesture { log.note("tap underneath") }
    .alert("Delete \(number)?", isPresented: $isAsking) {
      Button("Cancel", role: .cancel) { answer = "cancel" }
      Button("Delete", role: .destructive) { answer = "delete" }
      Button("Archive") { answer = "archive" }
    } message: {
      Text("It cannot be undone.")
    }
    .task(id: isAsking) {
      guard isAsking else { return }
      try? await Task.sleep(for: .seconds(1))
      number = 2
    }
  }
}

private struct Failing: View {
  @State private var failure: String?

  var body: some View {
    Button("Fail") { failure = "No network" }
      .alert("Oops", isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }), presenting: failure) { failure in
        Button("Retry \(failure)") {}
      } message: { failure in
        Text(failure)
      }
  }
}

private struct Plain: View {
  @State private var isShown = true
  @State private var name = ""

  var body: some View {
    VStack {
      Text(isShown ? "shown" : "gone")
      Text("Name: \(name)")
    }
    .alert("Hello", isPresented: $isShown) {}
  }
}

private struct Identified: View {
  @State private var isShown = true
  @State private var answer = "none"

  var body: some View {
    Text("Answer: \(answer)")
      .alert("Delete?", isPresented: $isShown) {
        Button("Delete", role: .destructive) { answer = "delete" }.accessibilityIdentifier("ConfirmButton")
        Button("Cancel", role: .cancel) { answer = "cancel" }.accessibilityIdentifier("CancelButton")
      }
  }
}

private struct LongWinded: View {
  @State private var isShown = true

  var body: some View {
    Text(isShown ? "shown" : "gone")
      .alert("Terms", isPresented: $isShown) {
        Button("Agree") {}
      } message: {
        Text(String(repeating: "Every sentence of these terms is long. ", count: 120))
      }
  }
}

private struct Naming: View {
  @State private var isShown = true
  @State private var name = ""

  var body: some View {
    Text("Name: \(name)")
      .alert("Rename", isPresented: $isShown) {
        TextField("New name", text: $name)
        Button("Save") {}
      }
  }
}

@preconcurrency @MainActor
final class AlertTests: DeviceTestCase {
  private let log = Log()

  private func ask() {
    let log = log
    show { Asking(log: log) }
    tap(.button, "Ask")
  }

  private func alertButtons() -> [String] {
    guard let alert = find(.alert) else { return [] }
    return device.tree.all(ElementQuery(scope: alert, type: .button)).map { device.tree.label(of: $0) }
  }

  func test_anAlertHasATitleAMessageAndItsButtonsTheCancellingOneLast() {
    ask()
    XCTAssertEqual(labels(.alert), ["Delete 1?"])
    XCTAssertEqual(alertButtons(), ["Delete", "Archive", "Cancel"])
    XCTAssertTrue(exists(.staticText, "It cannot be undone."))
    XCTAssertEqual(frame(.button, "Archive").width, 270)
  }

  func test_aButtonRunsItsActionAndTheAlertGoes() {
    ask()
    tap(.button, "Archive")
    XCTAssertEqual(count(.alert), 0)
    XCTAssertTrue(exists(.staticText, "Answer: archive"))
    tap(.button, "Ask")
    tap(.button, "Cancel")
    XCTAssertEqual(count(.alert), 0)
    XCTAssertTrue(exists(.staticText, "Answer: cancel"))
  }

  func test_whatLiesUnderAnAlertExistsAndIsOutOfReach() throws {
    ask()
    let button = frame(.button, "Ask")
    let hit = try XCTUnwrap(device.hitTest(point(button.midX, button.midY)))
    XCTAssertNotEqual(hit, find(.button, "Ask"))
    device.tap(at: point(20, 100))
    tap(.staticText, "It cannot be undone.")
    XCTAssertEqual(count(.alert), 1)
    XCTAssertEqual(log.take(), [])
  }

  func test_anAlertFollowsItsTitle() {
    ask()
    XCTAssertEqual(device.wait(timeout: 5) { labels(.alert) == ["Delete 2?"] }, .satisfied)
  }

  func test_anAlertWithoutButtonsHasAnOK() {
    show { Plain() }
    XCTAssertEqual(alertButtons(), ["OK"])
    tap(.button, "OK")
    XCTAssertEqual(count(.alert), 0)
    XCTAssertTrue(exists(.staticText, "gone"))
  }

  func test_buttonsWithIdentifiersAreTheButtonsOfTheAlert() {
    show { Identified() }
    XCTAssertEqual(alertButtons(), ["Cancel", "Delete"])
    XCTAssertEqual(frame(.button, "CancelButton").width, 135)
    XCTAssertEqual(frame(.button, "ConfirmButton").minX, frame(.button, "CancelButton").maxX)
    tap(.button, "ConfirmButton")
    XCTAssertEqual(count(.alert), 0)
    XCTAssertTrue(exists(.staticText, "Answer: delete"))
  }

  func test_aLongMessageLeavesTheButtonsOnTheScreenAndInItsPicture() {
    show { LongWinded() }
    XCTAssertLessThanOrEqual(frame(.button, "Agree").maxY, 810)
    XCTAssertGreaterThanOrEqual(frame(.alert, "Terms").minY, 47)
    XCTAssertTrue(device.tree.svgSnapshot(size: device.screen.size).contains(">Agree</text>"))
    tap(.button, "Agree")
    XCTAssertTrue(exists(.staticText, "gone"))
  }

  func test_nothingOfAnAlertAnswersWhenItHasGone() throws {
    show { Plain() }
    let alert = try XCTUnwrap(find(.alert))
    let title = try XCTUnwrap(device.tree.first(ElementQuery(scope: alert, type: .staticText)))
    tap(.button, "OK")
    XCTAssertEqual(device.adjust(title, toNormalizedPosition: 0.5), .notASlider)
  }

  func test_anAlertAboutAValueShowsIt() {
    show { Failing() }
    tap(.button, "Fail")
    XCTAssertTrue(exists(.staticText, "No network"))
    tap(.button, "Retry No network")
    XCTAssertEqual(count(.alert), 0)
  }

  func test_aFieldInAnAlertTakesText() {
    show { Naming() }
    tap(.textField, "New name")
    device.typeText("Ann")
    tap(.button, "Save")
    XCTAssertEqual(texts, ["Name: Ann"])
    XCTAssertFalse(device.isKeyboardVisible)
  }

  // Two buttons are side by side with the cancel button on the left. More buttons are stacked:
  // https://enebin.medium.com/swiftui-breif-informations-about-apples-alert-window-policy-98fb57fc11cf
  func test_twoButtonsStandSideBySideIfThereIsRoom() {
    show {
      Text("Page").alert("Erase?", isPresented: .constant(true)) {
        Button("Erase", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
    XCTAssertEqual(alertButtons(), ["Cancel", "Erase"])
    XCTAssertEqual(frame(.button, "Cancel").size, CGSize(width: 135, height: 44))
    XCTAssertEqual(frame(.button, "Erase").origin, CGPoint(x: frame(.button, "Cancel").maxX, y: frame(.button, "Cancel").minY))
    show {
      Text("Page").alert("Erase?", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("Erase everything on it", role: .destructive) {}
      }
    }
    XCTAssertEqual(alertButtons(), ["Erase everything on it", "Cancel"])
    XCTAssertEqual(frame(.button, "Cancel").width, 270)
    XCTAssertEqual(frame(.button, "Cancel").minY, frame(.button, "Erase everything on it").maxY)
  }

  func test_aFieldStandsAboveTwoButtons() {
    show {
      Text("Page").alert("Name?", isPresented: .constant(true)) {
        Button("OK") {}
        TextField("Name", text: .constant(""))
        Button("Cancel", role: .cancel) {}
      }
    }
    XCTAssertLessThan(frame(.textField, "Name").maxY, frame(.button, "OK").minY + 1)
    XCTAssertEqual(frame(.button, "OK").minY, frame(.button, "Cancel").minY)
    XCTAssertEqual(frame(.alert).maxY, frame(.button, "OK").maxY)
  }

  // https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:): "If no actions are present, the system includes a standard “OK” action."
  func test_anAlertWithAFieldAloneHasAnOK() {
    show { Text("Page").alert("Name?", isPresented: .constant(true)) { TextField("Name", text: .constant("")) } }
    XCTAssertEqual(alertButtons(), ["OK"])
    XCTAssertEqual(frame(.button, "OK").minY, frame(.alert).maxY - 44)
    XCTAssertLessThan(frame(.textField, "Name").maxY, frame(.button, "OK").minY)
  }
}
