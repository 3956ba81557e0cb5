import Foundation
import XCTest

@testable import HeadlessUI

private enum Field: Hashable { case name, email, locked }

private struct SignUp: View {
  @State private var name = ""
  @State private var email = ""
  @FocusState private var focus: Field?
  let log: Log

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .email }
      TextField("Email", text: $email).focused($focus, equals: .email).onSubmit { log.note("sign up") }
      TextField("Locked", text: .constant("")).focused($focus, equals: .locked).disabled(true)
      Text(focus.map { "\($0)" } ?? "nobody").accessibilityIdentifier("Focus")
      Button("Start") { focus = .name }
      Button("Done") { focus = nil }
      Button("Try") { focus = .locked }
    }
    .onChange(of: focus) { old, new in log.note("\(old.map { "\($0)" } ?? "nil") to \(new.map { "\($0)" } ?? "nil")") }
  }
}

private struct Search: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown { TextField("Search", text: $text).focused($isFocused).onAppear { isFocused = true } }
      Button("Show") { isShown.toggle() }
      Passed(isFocused: $isFocused)
    }
  }
}

private struct Passed: View {
  @FocusState.Binding var isFocused: Bool

  var body: some View {
    VStack {
      Text(isFocused ? "focused" : "not focused")
      Button("Toggle") { isFocused.toggle() }
    }
  }
}

@preconcurrency @MainActor
final class FocusStateTests: DeviceTestCase {
  private let log = Log()

  private func showSignUp() {
    let log = log
    show { SignUp(log: log) }
  }

  private var focus: String? { find(.staticText, "Focus").map { device.tree.label(of: $0) } }

  func test_focusStateSaysWhichFieldHasTheKeyboard() {
    showSignUp()
    XCTAssertEqual(focus, "nobody")
    tap(.textField, "Email")
    XCTAssertEqual(focus, "email")
    tap(.textField, "Name")
    XCTAssertEqual(focus, "name")
    XCTAssertEqual(log.take(), ["nil to email", "email to name"])
  }

  func test_settingItMovesTheKeyboard() {
    showSignUp()
    tap(.button, "Start")
    XCTAssertEqual(device.focusedElement, find(.textField, "Name"))
    XCTAssertEqual(device.typeText("Ann"), .typed(.settled))
    XCTAssertEqual(value(.textField, "Name"), "Ann")
    tap(.button, "Done")
    XCTAssertFalse(device.isKeyboardVisible)
    XCTAssertEqual(focus, "nobody")
  }

  func test_returnCanLeadToTheNextField() {
    showSignUp()
    tap(.textField, "Name")
    device.typeText("Ann\n")
    XCTAssertEqual(focus, "email")
    device.typeText("ann@example.com\n")
    XCTAssertEqual(value(.textField, "Email"), "ann@example.com")
    XCTAssertEqual(log.entries.last { !$0.contains(" to ") }, "sign up")
    XCTAssertEqual(focus, "nobody")
  }

  func test_aFieldThatCannotHaveTheKeyboardGivesTheWishBack() {
    showSignUp()
    tap(.button, "Try")
    XCTAssertEqual(focus, "nobody")
    XCTAssertFalse(device.isKeyboardVisible)
  }

  func test_aFieldThatAppearsCanTakeTheKeyboardAtOnce() {
    show { Search() }
    tap(.button, "Show")
    XCTAssertEqual(device.focusedElement, find(.textField, "Search"))
    XCTAssertTrue(exists(.staticText, "focused"))
    tap(.button, "Show")
    XCTAssertFalse(device.isKeyboardVisible)
    XCTAssertTrue(exists(.staticText, "not focused"))
  }

  func test_aBindingPassesFocusStateOn() {
    show { Search() }
    tap(.button, "Show")
    tap(.button, "Toggle")
    XCTAssertNil(device.focusedElement)
    tap(.button, "Toggle")
    XCTAssertEqual(device.focusedElement, find(.textField, "Search"))
  }
}
