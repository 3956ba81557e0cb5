import Foundation
import XCTest

@testable import HeadlessUI

private enum Field: Hashable { case first, last, missing }

/// The effect of the Return key on focus.
@preconcurrency @MainActor
final class SubmitFocusTests: DeviceTestCase {
  private struct Form: View {
    @State private var first = ""
    @State private var last = ""
    @FocusState private var focus: Field?
    let log: Log

    var body: some View {
      VStack {
        TextField("First", text: $first).focused($focus, equals: .first)
        TextField("Last", text: $last).focused($focus, equals: .last)
      }
      .onSubmit {
        log.note("submit at \(focus.map { "\($0)" } ?? "nothing")")
        switch focus {
        case .first: focus = .last
        default: focus = nil
        }
      }
    }
  }

  func test_theActionsStillSeeTheFocus() {
    let log = Log()
    show { Form(log: log) }
    tap(.textField, "First")
    device.typeText("\n")
    XCTAssertEqual(log.take(), ["submit at first"])
    XCTAssertEqual(device.focusedElement, find(.textField, "Last"))
    device.typeText("x\n")
    XCTAssertEqual(log.take(), ["submit at last"])
    XCTAssertEqual(value(.textField, "Last"), "x")
    XCTAssertNil(device.focusedElement)
  }

  private struct Chat: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    let action: @MainActor (inout Bool) -> Void
    let log: Log

    var body: some View {
      TextField("Message", text: $text).focused($isFocused)
        .onSubmit {
          log.note(isFocused ? "focused" : "not focused")
          text = ""
          var wanted = isFocused
          action(&wanted)
          if wanted != isFocused || log.entries.contains("keep") { isFocused = wanted }
        }
        .onChange(of: isFocused) { _, isFocused in log.note(isFocused ? "got it" : "lost it") }
    }
  }

  func test_afterReturnAFieldHasLostTheFocus() {
    let log = Log()
    show { Chat(action: { _ in }, log: log) }
    tap(.textField, "Message")
    device.typeText("Hello\n")
    XCTAssertNil(device.focusedElement)
    XCTAssertEqual(log.take(), ["got it", "focused", "lost it"])
  }

  func test_aFieldKeepsTheFocusThatItsActionAsksFor() {
    let log = Log()
    show { Chat(action: { _ in log.note("keep") }, log: log) }
    tap(.textField, "Message")
    device.typeText("Hello\n")
    XCTAssertEqual(device.focusedElement, find(.textField, "Message"))
    XCTAssertEqual(log.take(), ["got it", "focused", "keep"])
    device.typeText("x")
    XCTAssertEqual(value(.textField, "Message"), "x")
  }

  func test_anActionMayTakeTheFocusAway() {
    let log = Log()
    show { Chat(action: { $0 = false }, log: log) }
    tap(.textField, "Message")
    device.typeText("Hello\n")
    XCTAssertNil(device.focusedElement)
    XCTAssertEqual(log.take(), ["got it", "focused", "lost it"])
  }

  private struct Nowhere: View {
    @State private var text = ""
    @FocusState private var focus: Field?

    var body: some View {
      TextField("First", text: $text).focused($focus, equals: .first).onSubmit { focus = .missing }
      Text(focus.map { "\($0)" } ?? "nothing")
    }
  }

  func test_aFocusThatNoFieldHasEndsTheEditing() {
    show { Nowhere() }
    tap(.textField, "First")
    device.typeText("Hello\n")
    XCTAssertNil(device.focusedElement)
  }
}
