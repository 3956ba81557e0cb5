import ScreenTestKit

/// Tests of `measure(metrics:)` and related functions.
@preconcurrency @MainActor
final class MeasuringTests: XCTestCase {
  private let app = XCUIApplication()

  func test_bothKindsOfTimeAreTold() throws {
    var runs = 0
    let log = try SessionLog {
      let options = XCTMeasureOptions()
      options.iterationCount = 3
      measure(metrics: [XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric()], options: options) {
        runs += 1
        app.launch()
        app.textFields["UsernameField"].tap()
        app.textFields["UsernameField"].typeText("Ann")
        app.buttons["Log in"].tap()
        XCTAssertTrue(app.staticTexts["UsernameLabel"].waitForExistence(timeout: 5))
      }
    }
    XCTAssertEqual(runs, 4)
    let lines = log.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    XCTAssertTrue(lines.contains("· measured Clock, virtual time: 0.8 s on average over 3 runs, from 0.8 to 0.8"), log.text)
    for name in ["Clock, real time", "CPU Time", "Memory Physical"] { XCTAssertTrue(lines.contains { $0.hasPrefix("· measured \(name): ") }, log.text) }
  }

  func test_theBlockCanNameItsMoments() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that captured code waits with.")
    let log = try SessionLog {
      let options = XCTMeasureOptions()
      options.iterationCount = 1
      options.invocationOptions = [.manuallyStart, .manuallyStop]
      measure(options: options) {
        sleep(3)
        startMeasuring()
        sleep(2)
        stopMeasuring()
        sleep(5)
      }
    }
    XCTAssertTrue(log.text.contains("measured Clock, virtual time: 2 s on average over 1 run"), log.text)
  }
}
