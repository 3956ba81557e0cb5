import Foundation
import VirtualTime
import XCTest

/// Dispatch sources that deliver the data that code merges into them.
final class DataSourceTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: SchedulingOrder { .plain }

  private func assertTold(
    _ makeSource: @escaping @Sendable (_ handler: @escaping @Sendable (UInt) -> Void) -> any DispatchSourceProtocol,
    _ give: @escaping @Sendable (any DispatchSourceProtocol, UInt) -> Void, _ expected: String, line: UInt = #line
  ) {
    let count = log.events.count
    app {
      DispatchQueue.main.async {
        let source = makeSource { self.note("\($0)") }
        source.resume()
        give(source, 1)
        give(source, 4)
        give(source, 5)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          give(source, 2)
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            source.cancel()
            give(source, 7)
          }
        }
      }
    }
    let start = scheduler.now.offset
    _ = scheduler.wait(timeout: .seconds(5)) { false }
    XCTAssertEqual(Array(log.events[count...]), ["\(expected) at \(start)", "2 at \(start + .seconds(1))"], line: line)
  }

  func test_dataIsAddedUnitedOrReplacedUntilTheHandlerRuns() {
    for queue in [DispatchQueue.main, .global(), DispatchQueue(label: "data")] {
      assertTold(
        { handler in
          let source = DispatchSource.makeUserDataAddSource(queue: queue)
          source.setEventHandler { handler(source.data) }
          return source
        }, { source, data in (source as? any DispatchSourceUserDataAdd)?.add(data: data) }, "10")
      assertTold(
        { handler in
          let source = DispatchSource.makeUserDataOrSource(queue: queue)
          source.setEventHandler { handler(source.data) }
          return source
        }, { source, data in (source as? any DispatchSourceUserDataOr)?.or(data: data) }, "5")
      assertTold(
        { handler in
          let source = DispatchSource.makeUserDataReplaceSource(queue: queue)
          source.setEventHandler { handler(source.data) }
          return source
        }, { source, data in (source as? any DispatchSourceUserDataReplace)?.replace(data: data) }, "5")
    }
    XCTAssertFalse(scheduler.unseenWork.hasOutsideWork)
  }

  func test_mainWaitsForASourceOfAnotherQueue() {
    let problems = EventLog()
    scheduler.onProblem { problems.add($0.message) }
    app {
      DispatchQueue.main.async {
        let isTold = DispatchSemaphore(value: 0)
        let source = DispatchSource.makeUserDataAddSource(queue: .global())
        source.setEventHandler { isTold.signal() }
        source.resume()
        source.add(data: 1)
        isTold.wait()
        self.note("after")
        source.cancel()
      }
    }
    XCTAssertEqual(wait(for: 1), .satisfied)
    XCTAssertEqual(log.events, ["after at 0.0 seconds"])
    XCTAssertEqual(problems.events, [])
  }
}
