import Observation
import XCTest

@testable import HeadlessUI

@MainActor @Observable
private final class Account {
  var isPublic = false
  var name = ""
  var level = 0.0
  var count = 0
  var plan = 1
  var problem: String? = "No connection"
}

/// A page with controls that remove the page when they're used.
private struct AccountPage: View {
  let account: Account
  @Environment(\.dismiss) private var dismiss

  private func leaving<Value>(_ path: ReferenceWritableKeyPath<Account, Value>) -> Binding<Value> {
    Binding(get: { account[keyPath: path] }) {
      account[keyPath: path] = $0
      dismiss()
    }
  }

  var body: some View {
    VStack {
      Toggle("Public", isOn: leaving(\.isPublic))
      TextField("Name", text: leaving(\.name))
      Slider(value: leaving(\.level)).accessibilityIdentifier("Level")
      Stepper("Count", value: leaving(\.count))
      Picker("Plan", selection: leaving(\.plan)) { ForEach(1..<4, id: \.self) { Text("Plan \($0)").tag($0) } }.pickerStyle(.segmented)
    }
  }
}

private struct ProblemPage: View {
  let account: Account
  @Environment(\.dismiss) private var dismiss

  private var isShown: Binding<Bool> {
    Binding(get: { account.problem != nil }) { _ in
      account.problem = nil
      dismiss()
    }
  }

  var body: some View {
    Text("Page").alert("Problem", isPresented: isShown) { Button("OK") {} }
  }
}

private struct Home: View {
  let account: Account

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Account") { AccountPage(account: account) }
        NavigationLink("Problem") { ProblemPage(account: account) }
        Button("Rename") { account.name += "!" }
        Text("Name: \(account.name)")
      }
    }
  }
}

/// The action of a control can remove the control and its page.
final class LeavingControlsTests: DeviceTestCase {
  private func leave(_ use: () -> Void, line: UInt = #line) {
    weak var gone: Account?
    do {
      let account = Account()
      gone = account
      show { [account] in Home(account: account) }
      // Repeats the test, because leftovers of a page must not be mistaken for the next page.
      for _ in 0..<3 {
        tap(.button, "Account")
        use()
        XCTAssertNotNil(find(.button, "Rename"), "The page is still there.", line: line)
        tap(.button, "Rename")
        account.isPublic.toggle()
        device.settle()
      }
      XCTAssertNotNil(find(.staticText, "Name: \(account.name)"), line: line)
    }
    device.shutDown()
    discardDevice()
    XCTAssertNil(gone, "The page or a control of it is left.", line: line)
  }

  func test_aSwitchThatTakesItsPageAway() { leave { tap(.switch, "Public") } }

  func test_aFieldThatTakesItsPageAway() {
    leave {
      tap(.textField, "Name")
      _ = device.typeText("a")
    }
  }

  func test_aSliderThatTakesItsPageAway() {
    var position = 0.2
    leave {
      if let slider = find(.slider, "Level") { _ = device.adjust(slider, toNormalizedPosition: position) }
      position += 0.2
    }
  }

  func test_aStepperThatTakesItsPageAway() { leave { tap(.button, "Increment") } }

  func test_aPickerThatTakesItsPageAway() { leave { tap(.button, "Plan 2") } }

  func test_anAlertThatTakesItsPageAway() {
    let account = Account()
    show { Home(account: account) }
    tap(.button, "Problem")
    tap(.button, "OK")
    XCTAssertNotNil(find(.button, "Rename"))
    account.problem = "Another one"
    device.settle()
    XCTAssertNil(find(.alert))
    tap(.button, "Problem")
    XCTAssertNotNil(find(.alert, "Problem"))
  }
}
