import Foundation

/// The signal that asked this process to end.
///
/// It's also sent to the processes that this process started.
final class Interruption: Sendable {
  static let shared = Interruption()

  /// The maximum number of child processes.
  ///
  /// The array has a fixed size because a signal handler must not take a lock.
  private static let most = 64
  private nonisolated(unsafe) static let processes: UnsafeMutablePointer<Int32> = {
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: most)
    memory.initialize(repeating: 0, count: most)
    return memory
  }()
  private nonisolated(unsafe) static let received: UnsafeMutablePointer<Int32> = {
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    memory.initialize(to: 0)
    return memory
  }()
  /// Both ends of a pipe that the signal handler writes to, or -1 if signals aren't caught.
  private nonisolated(unsafe) static let ends: UnsafeMutablePointer<Int32> = {
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
    memory.initialize(repeating: -1, count: 2)
    return memory
  }()

  private let lock = NSLock()

  /// The received signal, or `nil`.
  var signal: Int32? { Self.received.pointee == 0 ? nil : Self.received.pointee }

  /// A descriptor that can be read as soon as a signal has arrived, or -1 if signals aren't caught.
  ///
  /// A thread that waits with `poll` includes it, because a signal that arrives just before doesn't interrupt the wait.
  var descriptor: Int32 { Self.ends[0] }

  /// Starts catching the signals that ask a process to end.
  func catchSignals() {
    _ = (Self.processes, Self.received)
    if Self.ends[0] < 0, pipe(Self.ends) == 0 {
      for index in 0..<2 {
        _ = fcntl(Self.ends[index], F_SETFL, O_NONBLOCK)
        _ = fcntl(Self.ends[index], F_SETFD, FD_CLOEXEC)
      }
    }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      Foundation.signal(number) { number in
        // The interrupted code may be about to read the error of its last call.
        let error = errno
        Interruption.received.pointee = number
        for index in 0..<Interruption.most where Interruption.processes[index] > 0 { kill(Interruption.processes[index], number) }
        var byte: UInt8 = 0
        _ = write(Interruption.ends[1], &byte, 1)
        errno = error
      }
    }
  }

  /// Ends this process with the received signal, so the parent process can see the signal.
  func end() -> Never {
    fflush(nil)
    let number = signal ?? SIGTERM
    Foundation.signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }

  func add(_ process: Int32) {
    lock.withLock {
      if let index = (0..<Self.most).first(where: { Self.processes[$0] == 0 }) { Self.processes[index] = process }
    }
    if let signal { kill(process, signal) }
  }

  func remove(_ process: Int32) {
    lock.withLock {
      if let index = (0..<Self.most).first(where: { Self.processes[$0] == process }) { Self.processes[index] = 0 }
    }
  }
}
