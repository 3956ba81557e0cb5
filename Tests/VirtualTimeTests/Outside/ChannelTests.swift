import Foundation
import VirtualTime
import XCTest

/// `DispatchIO` reads in real time, which a wait provides before the clock moves.
final class ChannelTests: CapturedCodeTestCase, @unchecked Sendable {
  private var file = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    try super.setUpWithError()
    file = FileManager.default.temporaryDirectory.appendingPathComponent("channel-\(UUID().uuidString)")
    try Data("hello".utf8).write(to: file)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: file)
    super.tearDown()
  }

  func test_whatAChannelReadsComesBeforeTheClockMoves() {
    let path = file.path
    app {
      let channel = DispatchIO(type: .stream, path: path, oflag: O_RDONLY, mode: 0, queue: .global()) { _ in }
      channel?.read(offset: 0, length: 100, queue: .global()) { isDone, data, _ in
        guard isDone || data?.isEmpty == false else { return }
        DispatchQueue.main.async { self.note("read") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 10) { self.note("too late") }
    }
    withGrace { _ = wait(for: 1, timeout: .seconds(20)) }
    XCTAssertEqual(log.events.first, "read at 0.0 seconds")
    XCTAssertTrue(scheduler.unseenWork.hasOutsideWork)
  }

  func test_whatTheOldFunctionsReadComesBeforeTheClockMoves() {
    let handle = try! FileHandle(forReadingFrom: file)
    app {
      DispatchIO.read(fromFileDescriptor: handle.fileDescriptor, maxLength: 100, runningHandlerOn: .global()) { _, _ in
        DispatchQueue.main.async { self.note("read") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 10) { self.note("too late") }
    }
    withGrace { _ = wait(for: 1, timeout: .seconds(20)) }
    XCTAssertEqual(log.events.first, "read at 0.0 seconds")
  }

  // A busy machine may need more than the default grace period.
  private func withGrace(_ body: () -> Void) {
    withConfiguration {
      $0.outsideWorkGrace = 10
    } operation: {
      body()
    }
  }
}
