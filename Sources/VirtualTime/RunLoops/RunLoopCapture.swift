import CConcurrencyHooks
import Foundation

/// The capture of calls to Foundation's run loops, which go to the caller's scheduler.
enum RunLoopCapture {
  /// Installs the callbacks, once per process, and returns whether the functions are intercepted.
  static func install() -> Bool {
    stk_time_catch_run_loops(
      stk_time_run_loop_callbacks(
        add_timer: { scheduler, timer, runLoop in RunLoopCapture.of(scheduler).add(timer: timer, to: runLoop) },
        timer_changed: { timer in RunLoopTimers.shared.owner(of: timer)?.noteChange(of: timer) },
        perform: { scheduler, runLoop, block in RunLoopCapture.of(scheduler).perform(block, in: runLoop) },
        run: { scheduler, runLoop, timeout in RunLoopCapture.of(scheduler).run(runLoop, timeout: timeout) },
        is_empty: { scheduler, runLoop in RunLoopCapture.of(scheduler).isEmpty(runLoop) },
        start_thread: { scheduler, isOfLibrary in RunLoopCapture.of(scheduler).startThread(isOfLibrary: isOfLibrary).map { Unmanaged.passRetained($0).toOpaque() } },
        drop_thread: { started in Unmanaged<StartedThread>.fromOpaque(started).takeRetainedValue().drop() },
        run_thread: { started, function, context in Unmanaged<StartedThread>.fromOpaque(started).takeRetainedValue().run { function(context) } },
        offset_of_thread_closure: offsetOfThreadClosure))
  }

  /// The offset of the closure in a `Thread`, in bytes.
  ///
  /// If reflection doesn't find the property by its name, this is the offset of the first property.
  private static var offsetOfThreadClosure: Int {
    var offset = 2 * MemoryLayout<UnsafeRawPointer>.size
    FieldReflection.forEachField(of: Thread.self, isClass: true) { name, place, _, _ in
      guard String(cString: name) == "_main" else { return true }
      offset = place
      return false
    }
    return offset
  }

  private static func of(_ scheduler: UnsafeMutableRawPointer) -> VirtualScheduler {
    Unmanaged<VirtualScheduler>.fromOpaque(scheduler).takeUnretainedValue()
  }
}
