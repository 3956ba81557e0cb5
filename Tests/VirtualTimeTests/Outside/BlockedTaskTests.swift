import Foundation
import VirtualTime
import XCTest

/// A nonisolated task that waits in a call that isn't intercepted is outside work.
///
/// The test and the app's other work continue.
final class BlockedTaskTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: SchedulingOrder { .plain }

  private var reader: Int32 = -1
  private var writer: Int32 = -1

  override func setUp() {
    super.setUp()
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    (reader, writer) = (ends[0], ends[1])
  }

  override func tearDown() {
    close(reader)
    close(writer)
    super.tearDown()
  }

  private func readByte() {
    var byte: UInt8 = 0
    XCTAssertEqual(read(reader, &byte, 1), 1)
    note("read")
  }

  private func writeByte() {
    var byte: UInt8 = 1
    note("writes")
    XCTAssertEqual(write(writer, &byte, 1), 1)
  }

  private func assertOthersGoOn(line: UInt = #line) {
    app { DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.writeByte() } }
    XCTAssertEqual(wait(for: 3), .satisfied, line: line)
    XCTAssertEqual(log.events, ["writes at 5.0 seconds", "read at 5.0 seconds", "slept at 6.0 seconds"], line: line)
  }

  func test_aDetachedTask() {
    app {
      Task.detached {
        self.readByte()
        try await Task.sleep(for: .seconds(1))
        self.note("slept")
      }
    }
    assertOthersGoOn()
  }

  func test_aTaskOfAnActor() {
    let actor = Reader()
    app {
      Task.detached {
        await actor.perform { self.readByte() }
        try await Task.sleep(for: .seconds(1))
        self.note("slept")
      }
    }
    assertOthersGoOn()
  }

  func test_aTaskGroup() {
    app {
      Task.detached {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { self.readByte() }
        }
        try await Task.sleep(for: .seconds(1))
        self.note("slept")
      }
    }
    assertOthersGoOn()
  }

  func test_anAsyncLetOfTheMainActor() {
    app {
      Task { @MainActor in
        async let byte: Void = self.readByte()
        await byte
        try await Task.sleep(for: .seconds(1))
        self.note("slept")
      }
    }
    assertOthersGoOn()
  }

  func test_aTaskThatWokeFromASleep() {
    app {
      Task.detached {
        try await Task.sleep(for: .seconds(2))
        self.readByte()
        try await Task.sleep(for: .seconds(1))
        self.note("slept")
      }
    }
    assertOthersGoOn()
  }

  func test_aWaitThatNothingEndsListsTheTask() {
    app { Task.detached { self.readByte() } }
    let outcome = scheduler.wait(timeout: .seconds(9)) { false }
    XCTAssertEqual(
      WaitRecord(timeout: .seconds(9), waited: .zero, outcome: outcome, pending: scheduler.work(after: outcome)).sentence,
      "Nothing was due or scheduled, so the wait of 9 seconds ended at once. There is a thread blocked on an untracked call since 0 s, started by the app. "
        + "To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`.")
    writeByte()
    XCTAssertEqual(wait(for: 2), .satisfied)
  }
}

/// An actor that runs the closures that it's given.
private actor Reader {
  func perform(_ body: @Sendable () -> Void) { body() }
}
