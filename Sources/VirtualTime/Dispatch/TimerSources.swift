import CConcurrencyHooks

/// The capture of dispatch sources, which their schedulers then fire.
enum TimerSources {
  static func install() -> Bool {
    stk_time_catch_sources(
      stk_time_source_callbacks(
        create: { scheduler, queue, type in
          let scheduler = Unmanaged<VirtualScheduler>.fromOpaque(scheduler).takeUnretainedValue()
          let source = TimerSource(scheduler: scheduler, queue: queue, type: type)
          scheduler.locked { if !scheduler.isShutDown { scheduler.queues.timerSources[ObjectIdentifier(source)] = source } }
          return Unmanaged.passRetained(source).toOpaque()
        },
        set_timer: { source, delay, interval in TimerSources.of(source).set(delay: delay, interval: interval) },
        set_handler: { source, kind, block in TimerSources.of(source).setHandler(kind.rawValue, block) },
        suspend: { source, change in TimerSources.of(source).suspend(change) },
        cancel: { source in TimerSources.of(source).cancel() },
        merge: { source, data in TimerSources.of(source).merge(data) },
        data: { source in TimerSources.of(source).data },
        release: { source in Unmanaged<TimerSource>.fromOpaque(source).takeRetainedValue().end() }))
  }

  private static func of(_ source: UnsafeMutableRawPointer) -> TimerSource {
    Unmanaged<TimerSource>.fromOpaque(source).takeUnretainedValue()
  }
}
