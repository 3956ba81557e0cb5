import Foundation
import VirtualTime
import XCTest

/// Waits and clocks that are less common in apps.
final class OtherWaitsTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: SchedulingOrder { .plain }

  func test_aTaskThatYieldsLetsTheOthersGoOnInNoTime() {
    app {
      for name in ["first", "second"] {
        Task { @MainActor in
          for turn in 1...2 {
            self.note("\(name) \(turn)")
            await Task.yield()
          }
        }
      }
    }
    XCTAssertEqual(wait(for: 4), .satisfied)
    XCTAssertEqual(log.events, ["first 1", "second 1", "first 2", "second 2"].map { "\($0) at 0.0 seconds" })
  }

  func test_theEndOfAProcessIsWaitedForInRealTime() {
    app {
      DispatchQueue.global().async {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["0.01"]
        try? process.run()
        process.waitUntilExit()
        self.note("\(process.isRunning)")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { self.note("an hour") }
    }
    XCTAssertEqual(wait(for: 2, timeout: .seconds(7200)), .satisfied)
    XCTAssertTrue(log.events[0].hasPrefix("false at "), "\(log.events)")
    XCTAssertEqual(log.events[1], "an hour at 3600.0 seconds")
  }

  func test_theTimeOfTheProcessorIsReal() {
    let readings = Box<[Double]>([])
    for _ in 0..<2 {
      app {
        DispatchQueue.main.async {
          var time = timespec()
          clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
          readings.value += [Double(time.tv_sec), Double(clock()) / Double(CLOCKS_PER_SEC)]
        }
      }
      scheduler.advance(by: .seconds(86_400))
    }
    XCTAssertEqual(readings.value.count, 4)
    XCTAssertLessThan(readings.value[2] - readings.value[0], 86_000)
    XCTAssertLessThan(readings.value[3] - readings.value[1], 86_000)
  }
}
