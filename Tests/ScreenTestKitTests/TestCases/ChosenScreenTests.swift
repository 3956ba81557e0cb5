import HeadlessUI
import ScreenTestKit
import Testing
import XCTest

/// `ChosenScreenProcessTests` runs these tests in a child process.
///
/// In other processes they do nothing.
final class ChosenScreenTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(LaunchTellingApp.self) }
  override class var tags: [ScenarioTag] { ["account"] }

  func test_choosing() { if ChildProcess.misbehaviour == "chosen" { twoScenarios() } }
}

/// A test case whose class doesn't inherit from a base class of this package.
@preconcurrency @MainActor
final class ChosenPlainScreenTests: XCTestCase, NamesAppUnderTest {
  static var namedApp: AppUnderTest { AppUnderTest(LaunchTellingApp.self) }

  func test_choosing() {
    guard ChildProcess.misbehaviour == "chosen" else { return }
    XCUIApplication().launch()
    twoScenarios()
  }
}

extension Tag {
  @Tag fileprivate static var login: Self
}

@Suite(.tags(.login), .screenTest(LaunchTellingApp.self, tags: "account")) struct ChosenScreenSuite: DefaultContexts {
  @Test func choosing() { if ChildProcess.misbehaviour == "chosen" { twoScenarios() } }
}

private let title = Label(id: "Title")

@MainActor
private func twoScenarios() {
  let contexts = Contexts()
  Scenario("Logging in", tags: "smoke") { Then(I: contexts.see(title)) }
  Scenario("Logging out", tags: "slow") { Then(I: contexts.see(title)) }
}

private struct Contexts: DefaultContexts {}

private struct LaunchTellingApp: HeadlessUI.App {
  init() { if ChildProcess.misbehaviour == "chosen" { print("launched") } }

  var body: some Scene { WindowGroup { Text("Hello").accessibilityIdentifier("Title") } }
}
