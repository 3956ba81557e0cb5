import Foundation
import Screens
import Synchronization
import VirtualTime

/// Blocks that an app's handlers outside virtual time submit to the main queue.
@preconcurrency @MainActor
final class OutsideHandlerTests: BusyAppTestCase {
  private func assertArrives(_ work: @escaping @MainActor @Sendable (_ done: @escaping @MainActor @Sendable () -> Void) -> Void, line: UInt = #line) {
    // A busy machine may need more than the default grace period.
    let mode = TestConfiguration.current.synchronizationMode
    withConfiguration {
      $0.outsideWorkGrace = mode == .untilIdle ? 0.5 : 10
    } operation: {
      passes(BusyApp.app(work), line: line) { user in
        user.tap(busyScreen.loadButton)
        user.value(of: busyScreen.count, is: "1")
      }
    }
  }

  func test_whatHandlersPutIntoTheMainQueueArrives() {
    assertArrives { done in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sleep")
      process.arguments = ["0.01"]
      process.terminationHandler = { _ in DispatchQueue.main.async { done() } }
      try? process.run()
    }
    assertArrives { done in
      let pipe = Self.filledPipe()
      let isFirst = Mutex(true)
      pipe.fileHandleForReading.readabilityHandler = { handle in
        handle.readabilityHandler = nil
        withExtendedLifetime(pipe) {}
        // The handler may have been called again before it was removed.
        let isNow = isFirst.withLock { isFirst in
          defer { isFirst = false }
          return isFirst
        }
        if isNow { DispatchQueue.main.async { done() } }
      }
    }
    assertArrives { done in
      let pipe = Self.filledPipe()
      let source = DispatchSource.makeReadSource(fileDescriptor: pipe.fileHandleForReading.fileDescriptor, queue: .main)
      source.setEventHandler {
        source.cancel()
        withExtendedLifetime(pipe) { done() }
      }
      source.resume()
    }
    assertArrives { done in
      signal(SIGUSR2, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: SIGUSR2, queue: .main)
      source.setRegistrationHandler { kill(getpid(), SIGUSR2) }
      source.setEventHandler {
        source.cancel()
        done()
      }
      source.resume()
    }
  }

  func test_whatAThreadPutsIntoTheMainQueueArrivesInIdleModeToo() {
    withSynchronization(.untilIdle) {
      assertArrives { done in
        Thread.detachNewThread { DispatchQueue.main.async { done() } }
      }
    }
  }

  private static func filledPipe() -> Pipe {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("hello".utf8))
    return pipe
  }
}
