/// What captured code did that could never go on: on a phone it would hang or end the process.
package struct SchedulingProblem: Equatable, Sendable {
  /// What happened, in a sentence.
  package let message: String
  /// What to do about it.
  package let advice: String

  /// A queue, or the main thread, that waits for its own work.
  static func waitsForItself(queue: String, cause: String) -> SchedulingProblem {
    SchedulingProblem(
      message: "Deadlock: \(cause) called `sync` on \(queue), whose work it is itself. On a device the app would end here.",
      advice: "call the function directly where the code runs on the queue already, or use `async`")
  }

  /// Work at one instant never ends, so that no wait does.
  static func neverRests(cause: String) -> SchedulingProblem {
    SchedulingProblem(
      message: "The app never comes to rest: \(cause) starts new work again and again with no delay, so virtual time cannot move on.",
      advice: "let time pass between two pieces of that work")
  }

  /// The main thread waits for something that only work behind it could bring.
  static func neverEnds(wait: String, cause: String, others: [String]) -> SchedulingProblem {
    let others = others.isEmpty ? "" : " Also waiting: \(others.joined(separator: ", "))."
    return SchedulingProblem(
      message: "Deadlock: \(cause) waits for \(wait), and nothing that could end the wait is running or scheduled. On a device the app would hang here.\(others)",
      advice: "do not wait on the main thread; where another thread or process ends the wait, register an `IdlingResource` for it")
  }
}
