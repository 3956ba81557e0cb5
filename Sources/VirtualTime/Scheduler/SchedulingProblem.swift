import CConcurrencyHooks

/// A situation in captured code that can never continue.
///
/// On a phone, the app would hang or crash.
package struct SchedulingProblem: Equatable, Sendable {
  /// A sentence that says what happened.
  package let message: String
  /// The advice on how to solve the problem.
  package let advice: String

  /// Returns the problem of a queue, or the main thread, that waits for its own work.
  static func waitsForItself(queue: String, cause: String) -> SchedulingProblem {
    SchedulingProblem(
      message: "Deadlock: \(cause) called `sync` on \(queue) while running on that queue itself. On a device the app would end here.",
      advice: "call the function directly if the code already runs on the queue, or use `async`.")
  }

  /// Returns the problem of code that doesn't run on the queue that its `dispatchPrecondition` requires.
  static func isOnWrongQueue(_ precondition: stk_time_precondition, queue: String, cause: String) -> SchedulingProblem {
    let demand =
      switch precondition {
      case stk_time_not_on_queue: "`dispatchPrecondition(condition: .notOnQueue(…))` does not hold: \(cause) runs on \(queue)."
      case stk_time_on_queue_as_barrier:
        "`dispatchPrecondition(condition: .onQueueAsBarrier(…))` does not hold: \(cause) runs on \(queue), but not as a barrier."
      default: "`dispatchPrecondition(condition: .onQueue(…))` does not hold: \(cause) does not run on \(queue)."
      }
    return SchedulingProblem(
      message: "\(demand) On a device the app would end here.",
      advice: "call the function on a queue that the condition allows, or submit the work to the queue with `async` or `sync`.")
  }

  /// Returns the problem of endless work at a single instant, which keeps waits from ending.
  static func neverRests(cause: String) -> SchedulingProblem {
    SchedulingProblem(
      message: "The app never settles: \(cause) keeps starting new work without delay, so virtual time cannot advance.",
      advice: "let time pass between two pieces of that work.")
  }

  /// Returns the problem of waits that are nested too deeply in other waits.
  static func nestsTooDeep(cause: String, depth: Int) -> SchedulingProblem {
    SchedulingProblem(
      message: "\(cause.capitalizedFirst) waits inside work that runs in another wait, \(depth) levels deep. A wait nested this deeply isn't waited for.",
      advice: "don't wait or run a run loop in work that a wait runs. Continue in a block or a task.")
  }

  /// Returns the problem of work that needs a thread while all threads wait forever.
  static func noThreadLeft(cause: String, count: Int, isLimit: Bool, waiting: [String]) -> SchedulingProblem {
    let threads = "\(count) thread\(count == 1 ? "" : "s") of the app \(count == 1 ? "waits" : "wait")\(waiting.isEmpty ? "" : ": \(waiting.joined(separator: ", "))")"
    return SchedulingProblem(
      message: isLimit
        ? "No thread is left for the work that \(cause) has started, and none will become free: \(threads). On a device the app would hang here."
        : "The system doesn't start a thread for the work that \(cause) has started. \(threads).",
      advice: "don't wait in blocks on a queue. Continue in another block, or let an `OperationQueue` limit how many run at once.")
  }

  /// Returns the problem of a thread that waits in a serial queue for work behind it in the same queue.
  ///
  /// - Parameter behind: The blocks that wait in the queue. The array is empty if only threads that wait for each other are in the queue.
  static func neverEnds(wait: String, on queue: String, cause: String, others: [String], behind: [String]) -> SchedulingProblem {
    let others = others.isEmpty ? "" : " Also waiting: \(others.joined(separator: ", "))."
    let why =
      behind.isEmpty
      ? "nothing that could end the wait is running or scheduled"
      : "the only work that is left is scheduled behind it on that queue: \(behind.joined(separator: "; "))"
    return SchedulingProblem(
      message: "Deadlock: \(cause) waits on the queue “\(queue)” for \(wait), and \(why). On a device the queue would hang here.\(others)",
      advice: "don't wait in a block on a serial queue. Continue in the block or the task that ends the wait.")
  }

  /// Returns the problem of a thread whose wait can be ended only by work behind it.
  ///
  /// - Parameters:
  ///   - hasOutsideWork: Whether the app has started invisible work that could still end the wait.
  ///   - unseen: The work that waits in calls that aren't intercepted and may end the wait later.
  ///   - behind: The main-queue or main-actor work that can't run before the wait ends, because the wait blocks the main thread.
  static func neverEnds(
    wait event: AwaitedEvent, cause: String, others: [String], hasOutsideWork: Bool, unseen: [String] = [], behind: [String] = []
  ) -> SchedulingProblem {
    let others = others.isEmpty ? "" : " Also waiting: \(others.joined(separator: ", "))."
    let wait = event.name
    if event == .ownLock {
      return SchedulingProblem(
        message: "Deadlock: \(cause) locks a lock that its own thread already holds. On a device the app would hang here.\(others)",
        advice: "unlock the lock before it is locked again, or use `NSRecursiveLock`.")
    }
    if !behind.isEmpty, unseen.isEmpty, !hasOutsideWork {
      return SchedulingProblem(
        message:
          "Deadlock: \(cause) waits on the main thread for \(wait), and the only work that is left is scheduled behind it on the main queue: "
          + "\(behind.joined(separator: "; ")). On a device the app would hang here.\(others)",
        advice: "don't wait on the main thread. Continue in the block or the task that ends the wait.")
    }
    guard unseen.isEmpty else {
      return SchedulingProblem(
        message:
          "\(cause.capitalizedFirst) waits for \(wait), and nothing that virtual time sees could end the wait. It may be a deadlock. "
          + "\(unseen.joined(separator: ", ").capitalizedFirst) \(unseen.count == 1 ? "waits" : "wait") in an untracked call, and may end the wait later.\(others)",
        advice: "register an `IdlingResource` for what the call waits for, and don't wait on the main thread.")
    }
    let ends =
      hasOutsideWork
      ? "nothing that virtual time sees could end the wait. Unless a thread, a process, a file or a socket does, the app would hang here on a device."
      : "nothing that could end the wait is running or scheduled. On a device the app would hang here."
    return SchedulingProblem(
      message: "Deadlock: \(cause) waits for \(wait), and \(ends)\(others)",
      advice: "don't wait on the main thread. If another thread or process ends the wait, register an `IdlingResource` for it.")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
