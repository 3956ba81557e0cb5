import CConcurrencyHooks

/// Support for the app's custom executors.
///
/// Code that runs on a custom executor isn't captured, but the work that it starts elsewhere is. The message of a failed wait names these executors.
extension JobRouter {
  /// Notes that the current task, or a task that starts here, goes to one of the app's custom executors.
  static func note(ownExecutor executor: UnsafeMutableRawPointer) {
    guard !SchedulingExecutors.isExecutorOfRuntime(executor), let scheduler = ownerOfCurrentTask() ?? VirtualScheduler.owner, scheduler.isCapturing else { return }
    let object = Unmanaged<AnyObject>.fromOpaque(executor).takeUnretainedValue()
    scheduler.noteOwnExecutor(String(describing: type(of: object)))
  }

  /// Assigns a new task on a custom executor to its starter's scheduler.
  ///
  /// As a result, the task's sleeps and main-actor code are captured.
  static func adopt(taskOnOwnExecutor task: UnsafeMutableRawPointer) {
    let id = stk_time_task_id(task)
    guard id != 0, !stk_time_registry_find(id, nil), let (scheduler, cause) = starter(of: task, stk_time_thread()), id > scheduler.firstTaskID else { return }
    scheduler.adopt(task, taskID: id, cause: cause)
  }
}
