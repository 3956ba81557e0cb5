import CConcurrencyHooks

/// Gives what captured code asks of Foundation's run loops to its scheduler.
enum RunLoopCapture {
  /// Installs it, once in the process, and returns whether the functions come here.
  static func install() -> Bool {
    vt_catch_run_loops(
      vt_run_loop_callbacks(
        add_timer: { scheduler, timer, runLoop in RunLoopCapture.of(scheduler).add(timer: timer, to: runLoop) },
        timer_changed: { timer in RunLoopTimers.shared.owner(of: timer)?.noteChange(of: timer) },
        perform: { scheduler, runLoop, block in RunLoopCapture.of(scheduler).perform(block, in: runLoop) },
        run: { scheduler, runLoop, timeout in RunLoopCapture.of(scheduler).run(runLoop, timeout: timeout) },
        is_empty: { scheduler, runLoop in RunLoopCapture.of(scheduler).isEmpty(runLoop) },
        start_thread: { scheduler, isOfLibrary in RunLoopCapture.of(scheduler).startThread(isOfLibrary: isOfLibrary).map { Unmanaged.passRetained($0).toOpaque() } },
        drop_thread: { started in Unmanaged<StartedThread>.fromOpaque(started).takeRetainedValue().drop() },
        run_thread: { started, function, context in Unmanaged<StartedThread>.fromOpaque(started).takeRetainedValue().run { function(context) } }))
  }

  private static func of(_ scheduler: UnsafeMutableRawPointer) -> VirtualScheduler {
    Unmanaged<VirtualScheduler>.fromOpaque(scheduler).takeUnretainedValue()
  }
}
