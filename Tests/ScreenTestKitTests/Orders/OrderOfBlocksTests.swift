import ScreenTestKit
import Synchronization
import VirtualTime

/// Tests of the messages of `explore` about reordered blocks, and about a test without a scenario.
@preconcurrency @MainActor
final class OrderOfBlocksTests: XCTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  func test_blocksOfGlobalQueuesAreNamedTrulyAndTheFailureIsCountedOnce() throws {
    let printed = Mutex("")
    let console = ConsoleLog { text in printed.withLock { $0 += text } }
    let reporter = FailureCapture.Reporter()
    SchedulingOrder.$current.withValue(.plain) {
      let session = ScreenSession(appUnderTest: .notes, feature: "Orders", test: "test_blocks", reporter: reporter, journal: nil, console: console)
      session.perform {
        session.launch(clean: true)
        explore(seeds: 0..<50) { try writesInOrder() }
      }
    }
    console.showSummary()
    let message = try XCTUnwrap(reporter.messages.first)
    XCTAssertEqual(
      message.replacingOccurrences(of: "seeds?\\.|[Ss]eed [0-9]+|SEED=[0-9]+|and [0-9]+", with: "N", options: .regularExpression).components(separatedBy: "\n").prefix(3)
        .joined(separator: "\n"),
      """
      The test fails under N: The body of explore, outside its scenarios, threw “The blocks wrote “ba”.” (WrongOrder).
        It passes in the plain order. The difference: a block on a global queue came before another one that was started earlier, both started by the test.
        SCREENTEST_N runs the test in this order every time.
      """)
    XCTAssertEqual(reporter.messages.count, 1)
    let log = printed.withLock { $0 }
    XCTAssertTrue(log.contains("\n1 failure:\n"), log)
    XCTAssertTrue(log.contains("\n1 test without scenarios (1 failed), "), log)
  }

  private func writesInOrder() throws {
    let text = TextBox()
    DispatchQueue.global().async { DispatchQueue.main.async { text.value += "a" } }
    DispatchQueue.global().async { DispatchQueue.main.async { text.value += "b" } }
    sleep(1)
    if text.value != "ab" { throw WrongOrder(description: "The blocks wrote “\(text.value)”.") }
  }
}

private final class TextBox: @unchecked Sendable {
  var value = ""
}

private struct WrongOrder: Error, CustomStringConvertible {
  let description: String
}
