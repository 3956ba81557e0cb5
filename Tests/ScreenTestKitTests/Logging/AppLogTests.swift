import ScreenTestKit

/// Tests that an app's log messages are written to the journal, below the current step.
@preconcurrency @MainActor
final class AppLogTests: XCTestCase, DefaultContexts {
  func test_linesStandUnderTheirStepAndShowNoSecret() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("AppLogTests-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    do {
      let session = ScreenSession(
        appUnderTest: AppUnderTest(LoggingApp.self), feature: "Log", test: "test_log", reporter: FailureCapture.Reporter(), journal: try Journal(url: url, tool: "tests"),
        console: nil)
      session.perform {
        session.launch(clean: true)
        Scenario("Logging in") {
          Given(I: tap(SecureTextField(id: "Password")))
          And(I: type("hunter22", into: SecureTextField(id: "Password")))
          When(I: tap(Button(id: "Log in")))
          Then(I: see(Button(id: "Log in")))
          And(time: passes(.seconds(2)))
        }
        session.terminate()
      }
    }
    let lines = try Journal.read(url).compactMap { if case .noted(let entry) = $0 { "\(entry.path) at \(entry.virtual): \(entry.text)" } else { nil } }
    XCTAssertEqual(
      lines,
      [
        "1.3 at 0.0 seconds: info: [com.example.login:network] logging in with ••••••••, 2 tries, <private>",
        "1.5 at 1.0 seconds: error: no answer after 1 s, 99.5 %, <private>",
      ])
  }
}
