import CConcurrencyHooks
import CTestProcess

/// A test of assumptions about the Swift runtime, which runs when the hooks are installed.
///
/// The assumptions can't be queried, and another toolchain may behave differently. If it does, the hooks are removed again, and waits report that tasks run in real time.
enum SelfTest {
  /// Returns a sentence about the first assumption that doesn't hold, or `nil` if all of them hold.
  static func problem() -> String? {
    let main = unsafeBitCast(MainActor.sharedUnownedExecutor, to: stk_time_executor.self)
    let isOurs = main.identity == makeMainExecutor().identity
    InterpositionRow(stk_process_row_executor_words).note(works: isOurs)
    guard isOurs else { return "the main actor's executor isn't the installed executor." }
    guard let first = RuntimeHooks.divert({ Task.detached {} }), let second = RuntimeHooks.divert({ Task.detached {} }) else {
      return "the hook doesn't receive the job of a new task."
    }
    let (firstID, secondID) = (stk_time_task_id(first), stk_time_task_id(second))
    let hasEntryPoint = stk_time_is_task_of_this_image(first)
    stk_time_retain(first)
    stk_time_retain(second)
    // Ignore the result, because a failure only means that messages don't list suspended tasks.
    _ = stk_time_learn_ends_of_tasks(first, second) { stk_time_run_global($0) }
    let firstOwners = stk_time_retain_count(first)
    let secondOwners = stk_time_retain_count(second)
    stk_time_release(first)
    stk_time_release(second)
    InterpositionRow(stk_process_row_task_identifiers_increase).note(works: firstID != 0 && firstID < secondID)
    InterpositionRow(stk_process_row_task_entry_point).note(works: hasEntryPoint)
    InterpositionRow(stk_process_row_task_owners).note(works: firstOwners == 1 && secondOwners == 1)
    guard firstID != 0, firstID < secondID else { return "the identifiers of tasks don't increase." }
    guard hasEntryPoint else { return "the job of a task doesn't contain the entry point of the task's code." }
    guard firstOwners == 1, secondOwners == 1 else { return "a finished task is still retained." }
    let areSleepsCaptured = sleepsAreCaptured()
    InterpositionRow(stk_process_row_sleeps_reach_executor).note(works: areSleepsCaptured)
    guard areSleepsCaptured else { return "the executor doesn't receive a task's sleep." }
    return nil
  }

  /// Returns whether the runtime's clocks advance exactly as this thread's offset does.
  static func clocksShowTheOffset() -> Bool {
    let thread = stk_time_thread()
    let saved = thread.pointee
    defer { thread.pointee = saved }
    return withUnsafePointer(to: stk_time_read_epoch()) { epoch in
      thread.pointee.epoch = epoch
      thread.pointee.clock_offset = 0
      thread.pointee.clock_reads = 0
      let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
      thread.pointee.clock_offset = 3_600_000_000_000
      return continuous.duration(to: .now) == .seconds(3600) && suspending.duration(to: .now) == .seconds(3600)
    }
  }

  private static func sleepsAreCaptured() -> Bool {
    var task: Task<Void, any Error>?
    guard let job = RuntimeHooks.divert({ task = Task.detached { try await Task.sleep(for: .seconds(3600)) } }) else { return false }
    let wakeUp = RuntimeHooks.divert { stk_time_run_global(job) }
    task?.cancel()
    // Run the job of the canceled sleep to free its memory.
    if let wakeUp { stk_time_run_global(wakeUp) }
    return wakeUp != nil
  }
}
