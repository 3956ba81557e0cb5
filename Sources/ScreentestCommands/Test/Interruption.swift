import Foundation

/// The signal that has asked this process to end, if any; the processes that it has started get it, too.
final class Interruption: Sendable {
  static let shared = Interruption()

  /// As many processes as can be told from a signal handler, which must take no lock.
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

  private let lock = NSLock()

  /// The signal; `nil` where none has come.
  var signal: Int32? { Self.received.pointee == 0 ? nil : Self.received.pointee }

  /// Catches what asks a process to end, from now on.
  func catchSignals() {
    _ = (Self.processes, Self.received)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      Foundation.signal(number) { number in
        Interruption.received.pointee = number
        for index in 0..<Interruption.most where Interruption.processes[index] > 0 { kill(Interruption.processes[index], number) }
      }
    }
  }

  /// Ends this process by the signal that has come, so that what has started it sees that.
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
