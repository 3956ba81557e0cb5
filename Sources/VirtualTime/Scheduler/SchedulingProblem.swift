import CConcurrencyHooks

/// What captured code did that could never go on: on a phone it would hang or end the process.
package struct SchedulingProblem: Equatable, Sendable {
  /// What happened, in a sentence.
  package let message: String
  /// What to do about it.
  package let advice: String

  /// A queue, or the main thread, that waits for its own work.
  static func waitsForItself(queue: String, cause: String) -> SchedulingProblem {
    SchedulingProblem(
      message: "Deadlock: \(cause) called `sync` on \(queue) while running on that queue itself. On a device the app would end here.",
      advice: "call the function directly where the code runs on the queue already, or use `async`.")
  }

  /// Code that runs on another queue than its `dispatchPrecondition` demands.
  static func isOnWrongQueue(_ precondition: vt_precondition, queue: String, cause: String) -> SchedulingProblem {
    let demand =
      switch precondition {
      case vt_not_on_queue: "`dispatchPrecondition(condition: .notOnQueue(…))` does not hold: \(cause) runs on \(queue)."
      case vt_on_queue_as_barrier:
        "`dispatchPrecondition(condition: .onQueueAsBarrier(…))` does not hold: \(cause) runs on \(queue), but not as a barrier."
      default: "`dispatchPrecondition(condition: .onQueue(…))` does not hold: \(cause) does not run on \(queue)."
      }
    return SchedulingProblem(
      message: "\(demand) On a device the app would end here.",
      advice: "call the function where it may run, or hand the work to the queue with `async` or `sync`.")
  }

  /// Work at one instant never ends, so that no wait does.
  static func neverRests(cause: String) -> SchedulingProblem {
    SchedulingProblem(
      message: "The app does not come to rest: \(cause) starts new work again and again with no delay, so virtual time cannot move on.",
      advice: "let time pass between two pieces of that work.")
  }

  /// Work in a wait waits for work that waits again, and so on.
  static func nestsTooDeep(cause: String, depth: Int) -> SchedulingProblem {
    SchedulingProblem(
      message: "\(cause.capitalizedFirst) waits inside of work that runs in another wait, \(depth) deep: what waits so far inside is not waited for.",
      advice: "do not wait, or run a run loop, in work that a wait runs: go on in a block or a task.")
  }

  /// Work waits for a thread, and those that there are wait for ever.
  static func noThreadLeft(cause: String, count: Int, isLimit: Bool, waiting: [String]) -> SchedulingProblem {
    let threads = "\(count) thread\(count == 1 ? "" : "s") of the app \(count == 1 ? "waits" : "wait")\(waiting.isEmpty ? "" : ": \(waiting.joined(separator: ", "))")"
    return SchedulingProblem(
      message: isLimit
        ? "No thread is left for the work that \(cause) has started, and none will be: \(threads). On a device the app would hang here."
        : "The system starts no thread for the work that \(cause) has started. \(threads).",
      advice: "do not wait in the blocks of a queue: go on in another block, or let an `OperationQueue` limit how many run at once.")
  }

  /// A thread waits in a serial queue for something that only work behind it in the queue could bring.
  ///
  /// - Parameter behind: The blocks that wait in the queue; empty where threads wait in it, each of which waits for another.
  static func neverEnds(wait: String, on queue: String, cause: String, others: [String], behind: [String]) -> SchedulingProblem {
    let others = others.isEmpty ? "" : " Also waiting: \(others.joined(separator: ", "))."
    let why =
      behind.isEmpty
      ? "nothing that could end the wait is running or scheduled"
      : "the only work that is left is scheduled behind it on that queue: \(behind.joined(separator: "; "))"
    return SchedulingProblem(
      message: "Deadlock: \(cause) waits on the queue “\(queue)” for \(wait), and \(why). On a device the queue would hang here.\(others)",
      advice: "do not wait in a block of a serial queue; go on in the block or the task that ends the wait.")
  }

  /// A thread waits for something that only work behind it could bring.
  ///
  /// - Parameters:
  ///   - hasOutsideWork: Whether the app has started something that is not seen, and could end the wait after all.
  ///   - unseen: What waits for something that is not seen, and may end the wait when it has that.
  ///   - behind: What cannot run before the wait ends, because it is the main queue's or the main actor's, and so is what waits.
  static func neverEnds(
    wait event: AwaitedEvent, cause: String, others: [String], hasOutsideWork: Bool, unseen: [String] = [], behind: [String] = []
  ) -> SchedulingProblem {
    let others = others.isEmpty ? "" : " Also waiting: \(others.joined(separator: ", "))."
    let wait = event.name
    if event == .ownLock {
      return SchedulingProblem(
        message: "Deadlock: \(cause) locks a lock that its own thread has locked already, and not unlocked. On a device the app would hang here.\(others)",
        advice: "unlock the lock before it is locked again, or use `NSRecursiveLock`.")
    }
    if !behind.isEmpty, unseen.isEmpty, !hasOutsideWork {
      return SchedulingProblem(
        message:
          "Deadlock: \(cause) waits on the main thread for \(wait), and the only work that is left is scheduled behind it on the main queue: "
          + "\(behind.joined(separator: "; ")). On a device the app would hang here.\(others)",
        advice: "do not wait on the main thread; go on in the block or the task that ends the wait.")
    }
    guard unseen.isEmpty else {
      return SchedulingProblem(
        message:
          "\(cause.capitalizedFirst) waits for \(wait), and nothing that is seen could end the wait: it may be a deadlock. "
          + "\(unseen.joined(separator: ", ").capitalizedFirst) \(unseen.count == 1 ? "waits" : "wait") in a call that is not seen, and may end it later.\(others)",
        advice: "register an `IdlingResource` for what the call waits for, and do not wait on the main thread.")
    }
    let ends =
      hasOutsideWork
      ? "nothing that virtual time sees could end the wait. Unless a thread, a process, a file or a socket does, the app would hang here on a device."
      : "nothing that could end the wait is running or scheduled. On a device the app would hang here."
    return SchedulingProblem(
      message: "Deadlock: \(cause) waits for \(wait), and \(ends)\(others)",
      advice: "do not wait on the main thread; where another thread or process ends the wait, register an `IdlingResource` for it.")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
