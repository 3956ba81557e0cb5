import CConcurrencyHooks

/// Executors of the app's own: what runs on them is not captured, but what they do elsewhere is, and a failed wait names them.
extension JobRouter {
  /// Notes that the current task, or one that the code here starts, goes to an executor of the app's own.
  static func note(ownExecutor executor: UnsafeMutableRawPointer) {
    guard !RuntimeHooks.isExecutorOfRuntime(executor), let scheduler = ownerOfCurrentTask() ?? VirtualScheduler.owner, scheduler.isCapturing else { return }
    let object = Unmanaged<AnyObject>.fromOpaque(executor).takeUnretainedValue()
    scheduler.noteOwnExecutor(String(describing: type(of: object)))
  }

  /// Remembers a new task that starts on an executor of the app's own as its starter's, so that its sleeps and its main-actor code are captured.
  static func adopt(taskOnOwnExecutor task: UnsafeMutableRawPointer) {
    let id = vt_task_id(task)
    guard id != 0, !vt_registry_find(id, nil), let (scheduler, cause) = starter(of: task, vt_thread()), id > scheduler.firstTaskID else { return }
    scheduler.adopt(task, taskID: id, cause: cause)
  }
}
