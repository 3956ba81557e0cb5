import CConcurrencyHooks

/// Work that captured code gives to threads and processes.
enum OutsideWork {
  /// Starts noting outside work.
  static func install() {
    stk_time_note_outside_work(
      stk_time_outside_callbacks(
        started_thread: { scheduler in OutsideWork.of(scheduler).noteStartOfOutsideWork() },
        started_process: { scheduler, process, path in OutsideWork.of(scheduler).noteProcess(process, path: String(cString: path)) },
        set_timer: { scheduler, timer, nanoseconds in
          let id = UInt(bitPattern: timer)
          guard let scheduler, nanoseconds > 0 else { return PosixTimer.replace(id, by: nil) }
          PosixTimer.replace(id, by: OutsideWork.of(scheduler).noteTimer(firesAfter: nanoseconds))
        }))
  }

  fileprivate static func of(_ scheduler: UnsafeMutableRawPointer) -> VirtualScheduler {
    Unmanaged<VirtualScheduler>.fromOpaque(scheduler).takeUnretainedValue()
  }
}

extension VirtualScheduler {
  /// Notes that work may be running that the scheduler can't see.
  ///
  /// Such work runs on a thread that captured code has started, or on a thread that has delivered something.
  ///
  /// The next wait that has nothing else to do gives this work a grace period of real time before the clock moves or the wait ends.
  package func noteOutsideWork() { locked { mayHaveOutsideWork = true } }

  /// Notes that captured code has given work to a thread, a process, or a file handle.
  fileprivate func noteStartOfOutsideWork() {
    locked {
      mayHaveOutsideWork = true
      hasOutsideWork = true
    }
  }

  /// Runs the jobs that outside threads have put into the process's main queue as the app's work.
  ///
  /// Has no effect on other threads, because only the main thread runs the queue during a wait.
  func runMainQueue() {
    guard stk_time_is_main_thread(), locked({ hasOutsideWork && mainActorWaits == 0 }) else { return }
    asMainActor {
      if let appEnvironment = locked({ appEnvironment }) { appEnvironment { stk_time_run_main_queue() } } else { stk_time_run_main_queue() }
    }
    notifyObservers()
  }

  /// Adds a process that captured code has started, so waits wait until the process ends.
  func noteProcess(_ process: Int32, path: String) {
    noteResource(StartedProcess(process, path: path, since: now, startedBy: nameOfWorkHere))
  }

  /// Adds a POSIX timer that captured code has set, so waits wait until it fires for the first time.
  fileprivate func noteTimer(firesAfter nanoseconds: Int64) -> PosixTimer {
    let timer = PosixTimer(firesAfter: nanoseconds, since: now, startedBy: nameOfWorkHere)
    noteResource(timer)
    return timer
  }

  private func noteResource<Resource: IdlingResource>(_ resource: Resource) {
    locked {
      resources.removeAll { ($0 as? Resource)?.isIdle ?? false }
      resources.append(resource)
      mayHaveOutsideWork = true
      hasOutsideWork = true
    }
  }

  /// The real time for outside work, in nanoseconds.
  var outsideWorkGrace: Int64 { Duration(clampingSeconds: TestConfiguration.current.outsideWorkGrace).roundedNanoseconds }

  /// The real time for work that is known to run but can't be seen, in nanoseconds.
  ///
  /// With the default grace, it's one second.
  var generousGrace: Int64 { max(100_000_000, 20 * min(outsideWorkGrace, .max / 20)) }
}

/// A process that captured code has started.
///
/// The resource is busy until the process ends.
private final class StartedProcess: DescribedResource {
  let name: String
  private let process: Int32
  private let since: VirtualClock.Instant
  private let startedBy: String?

  init(_ process: Int32, path: String, since: VirtualClock.Instant, startedBy: String?) {
    self.process = process
    self.since = since
    self.startedBy = startedBy
    name = "the process \(path.split(separator: "/").last ?? "")"
  }

  var isIdle: Bool { stk_time_is_process_over(process) }

  var pendingWork: PendingWork { PendingWork(name: name, kind: .resource, due: nil, since: since, startedBy: startedBy) }
}
