import CConcurrencyHooks

/// The capture of calls to libdispatch and the C library, which go to the caller's scheduler.
enum DispatchCapture {
  /// Installs the callbacks, once per process, and returns whether the functions are intercepted.
  static func install() -> Bool {
    stk_time_catch_functions(
      stk_time_dispatch_callbacks(
        async: { scheduler, queue, block, isBarrier, group in DispatchCapture.of(scheduler).async(block, on: queue, isBarrier: isBarrier, group: group) },
        after: { scheduler, delay, queue, block in DispatchCapture.of(scheduler).async(block, on: queue, after: delay) },
        sync: { scheduler, queue, block, isBarrier in DispatchCapture.of(scheduler).sync(block, on: queue, isBarrier: isBarrier) },
        apply: { scheduler, count, context, function in
          DispatchCapture.of(scheduler).apply(count) { function(context, $0) }
        },
        wait: { scheduler, condition, context, timeout, name in
          DispatchCapture.of(scheduler).waitHere(for: name.map { .other(String(cString: $0)) } ?? .ownLock, timeout: timeout) { condition(context) }
        },
        abandon: { scheduler, thread in DispatchCapture.of(scheduler).abandonThread(thread) },
        sleep: { scheduler, nanoseconds in DispatchCapture.of(scheduler).sleep(nanoseconds: nanoseconds) },
        notify_group: { scheduler, group, queue, block in DispatchCapture.of(scheduler).notify(of: group, block, on: queue) },
        notify_block: { scheduler, block, queue, notification in DispatchCapture.of(scheduler).notify(ofBlock: block, notification, on: queue) },
        follow_block: { scheduler, block, change in DispatchCapture.of(scheduler).follow(block: block, by: Int(change)) },
        cancel_block: { scheduler, block in DispatchCapture.of(scheduler).cancel(block: block) },
        fail_precondition: { scheduler, queue, precondition in DispatchCapture.of(scheduler).reportFailure(of: precondition, on: queue) },
        suspend: { scheduler, queue, change in DispatchCapture.of(scheduler).suspend(queue, by: change) },
        clock_loop: { DispatchCapture.of($0).passTimeForClockLoop() },
        begin_library_wait: { DispatchCapture.of($0).beginLibraryWait() },
        end_library_wait: { DispatchCapture.of($0).endLibraryWait() },
        run_loop: { scheduler, timeout, stops in DispatchCapture.of(scheduler).runLoopOfTest(timeout: timeout, stops: stops) },
        outside_suspension: { queue, change in WaitingSchedulers.shared.suspend(queue, by: change) },
        outside_changed: { WaitingSchedulers.shared.wake() }))
  }

  fileprivate static func of(_ scheduler: UnsafeMutableRawPointer) -> VirtualScheduler {
    Unmanaged<VirtualScheduler>.fromOpaque(scheduler).takeUnretainedValue()
  }
}
