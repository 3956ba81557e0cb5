import Foundation
import Synchronization
import VirtualTime
import XCTest

/// Threads that captured code starts take turns with its queues in virtual time.
final class ThreadTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: SchedulingOrder { .plain }

  func test_aThreadSleepsInVirtualTime() {
    app {
      Thread.detachNewThread {
        self.note("started \(Thread.isMainThread)")
        Thread.sleep(forTimeInterval: 5)
        self.note("slept")
        DispatchQueue.main.async { self.note("main") }
      }
      self.note("went on")
    }
    XCTAssertEqual(wait(for: 4), .satisfied)
    XCTAssertEqual(
      log.events, ["went on at 0.0 seconds", "started false at 0.0 seconds", "slept at 5.0 seconds", "main at 5.0 seconds"])
    XCTAssertEqual(scheduler.wait(timeout: .seconds(60)) { false }, .nothingPending)
  }

  func test_threadsTakeTurnsInTheOrderInWhichTheyWereStarted() {
    app {
      for number in 0..<20 {
        let thread = Thread {
          for turn in 0..<3 {
            self.log.add("\(number) \(turn)")
            usleep(1000)
          }
        }
        thread.start()
      }
    }
    XCTAssertEqual(wait(for: 60), .satisfied)
    XCTAssertEqual(log.events, (0..<3).flatMap { turn in (0..<20).map { "\($0) \(turn)" } })
  }

  func test_threadsWaitForEachOther() {
    let (semaphore, lock, condition) = (DispatchSemaphore(value: 0), NSLock(), NSCondition())
    app {
      Thread.detachNewThread {
        lock.lock()
        semaphore.wait()
        self.note("first has the semaphore")
        lock.unlock()
        condition.lock()
        XCTAssertTrue(condition.wait(until: Date(timeIntervalSinceNow: 60)))
        condition.unlock()
        self.note("first is woken")
      }
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 3)
        semaphore.signal()
        lock.lock()
        self.note("second has the lock")
        lock.unlock()
        Thread.sleep(forTimeInterval: 4)
        condition.lock()
        condition.signal()
        condition.unlock()
      }
    }
    XCTAssertEqual(wait(for: 3), .satisfied)
    XCTAssertEqual(
      log.events, ["first has the semaphore at 3.0 seconds", "second has the lock at 3.0 seconds", "first is woken at 7.0 seconds"])
  }

  func test_aThreadRunsARunLoopOfItsOwn() {
    app {
      let thread = Thread {
        _ = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { timer in
          self.note("fired")
          if self.log.events.count == 3 { timer.invalidate() }
        }
        RunLoop.current.run()
        self.note("over")
      }
      thread.start()
    }
    XCTAssertEqual(wait(for: 4), .satisfied)
    XCTAssertEqual(log.events, ["fired at 10.0 seconds", "fired at 20.0 seconds", "fired at 30.0 seconds", "over at 30.0 seconds"])
  }

  func test_sleepsThatAreNoWholeNanosecondsEnd() {
    app {
      Thread.detachNewThread {
        for number in 1...1000 { Thread.sleep(forTimeInterval: 0.1 * Double(number % 10)) }
        self.log.add("over")
      }
    }
    XCTAssertEqual(wait(for: 1), .satisfied)
    XCTAssertEqual(scheduler.now.offset / .seconds(1), 450, accuracy: 0.00001)
  }

  func test_aThreadThatExitsEndsItsTurn() {
    app {
      Thread.detachNewThread {
        self.note("first")
        Thread.exit()
      }
      Thread.detachNewThread { self.note("second") }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(log.events, ["first at 0.0 seconds", "second at 0.0 seconds"])
  }

  func test_aPOSIXThreadIsWaitedForInVirtualTime() throws {
    try XCTSkipIf(dlsym(nil, "__asan_init") != nil, "The address sanitizer starts POSIX threads itself.")
    app {
      var thread = pthread_t()
      let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { log in
        let log = Unmanaged<EventLog>.fromOpaque(log!).takeUnretainedValue()
        Thread.sleep(forTimeInterval: 5)
        log.add("slept")
        return UnsafeMutableRawPointer(bitPattern: 42)
      }
      XCTAssertEqual(pthread_create(&thread, nil, start, Unmanaged.passUnretained(log).toOpaque()), 0)
      var result: UnsafeMutableRawPointer?
      XCTAssertEqual(pthread_join(thread, &result), 0)
      note("\(Int(bitPattern: result))")
    }
    XCTAssertEqual(log.events, ["slept", "42 at 5.0 seconds"])
  }

  func test_aThreadsWorkCarriesItsCause() {
    app { Thread.detachNewThread { Thread.sleep(forTimeInterval: 5) } }
    XCTAssertEqual(scheduler.pending.map(\.description), ["the app (due at 0.0 seconds)"])
    scheduler.runDue()
    XCTAssertEqual(scheduler.pending.map(\.line), ["a sleep of 5 seconds, scheduled at 0 s, due at 5 s, started by the app"])
  }

  func test_aThreadThatWaitsForSomethingUnseenLetsTheOthersGoOn() {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    let (reader, writer) = (ends[0], ends[1])
    app {
      let start = Date()
      Thread.detachNewThread {
        var byte: UInt8 = 0
        XCTAssertEqual(read(reader, &byte, 1), 1)
        // The clock doesn't move during this loop.
        for _ in 0..<300_000 { byte = byte &* 3 }
        self.note("read after \(Date().timeIntervalSince(start)), \(byte & 1)")
        Thread.sleep(forTimeInterval: 1)
        self.note("slept")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
        var byte: UInt8 = 1
        self.note("writes")
        XCTAssertEqual(write(writer, &byte, 1), 1)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5.5) { self.note("later") }
    }
    XCTAssertEqual(wait(for: 4), .satisfied)
    XCTAssertEqual(log.events, ["writes at 5.0 seconds", "read after 5.0, 1 at 5.0 seconds", "later at 5.5 seconds", "slept at 6.0 seconds"])
    close(reader)
    close(writer)
  }

  private func assertTurns(_ count: Int, line: UInt = #line) {
    XCTAssertEqual(wait(for: count), .satisfied, line: line)
    let times = log.events.map { String($0.drop { $0 != " " }) }
    XCTAssertEqual(times, (1...count).map { " at \(Double(5 * $0)) seconds" }, line: line)
  }

  func test_aThreadThatWaitsInALoopDoesNotKeepTheOthersFromGoingOn() {
    let flag = Flag()
    app {
      Thread.detachNewThread {
        while !flag.isSet {}
        self.log.add("has seen it")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
        self.note("sets the flag")
        flag.set()
      }
    }
    // The thread is left to run by itself after twenty times the grace period.
    withConfiguration {
      $0.outsideWorkGrace = 0.005
    } operation: {
      XCTAssertEqual(wait(for: 2), .satisfied)
    }
    XCTAssertEqual(log.events, ["sets the flag at 5.0 seconds", "has seen it"])
  }

  func test_aMutexThatIsHeldOverASleepIsWaitedFor() {
    let held = HeldMutex()
    app {
      for number in 0..<3 {
        DispatchQueue.global().async {
          held.sleep { self.note("\(number)") }
        }
      }
    }
    assertTurns(3)
  }

  func test_aTaskWaitsForAMutexThatAQueueHolds() {
    let held = HeldMutex()
    app {
      DispatchQueue.global().async { held.sleep { self.note("queue") } }
      for number in 0..<2 { Task.detached { held.sleep { self.note("task\(number)") } } }
    }
    assertTurns(3)
  }
}

private final class HeldMutex: Sendable {
  let mutex = Mutex(0)

  /// Holds the mutex for five seconds, and then runs a closure.
  func sleep(_ body: () -> Void) {
    mutex.withLock { _ in
      Thread.sleep(forTimeInterval: 5)
      body()
    }
  }
}
