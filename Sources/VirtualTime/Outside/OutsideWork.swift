import CConcurrencyHooks

/// What captured code hands to threads and processes.
enum OutsideWork {
  /// Notes it from now on.
  static func install() {
    vt_note_outside_work(
      vt_outside_callbacks(
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
  /// Notes that something may be under way which the scheduler does not see: a thread that captured code has started, or one that has brought something.
  ///
  /// The next wait that has nothing else to do gives it a grace of real time, before the clock moves and before the wait ends.
  package func noteOutsideWork() { locked { mayHaveOutsideWork = true } }

  /// Notes that captured code has handed something to a thread, a process or a file handle.
  fileprivate func noteStartOfOutsideWork() {
    locked {
      mayHaveOutsideWork = true
      hasOutsideWork = true
    }
  }

  /// Runs, as work of the app, what threads outside have put into the process's main queue, where this is the main thread: nothing else runs it meanwhile.
  func runMainQueue() {
    guard vt_is_main_thread(), locked({ hasOutsideWork && mainActorWaits == 0 }) else { return }
    asMainActor {
      if let surroundings = locked({ surroundings }) { surroundings { vt_run_main_queue() } } else { vt_run_main_queue() }
    }
    notifyObservers()
  }

  /// Waits for a process that captured code has started, until it is over.
  func noteProcess(_ process: Int32, path: String) {
    noteResource(StartedProcess(process, path: path, since: now, startedBy: nameOfWorkHere))
  }

  /// Waits for a POSIX timer that captured code has set, until it has fired for the first time.
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

  /// The real time, in nanoseconds, that work outside gets.
  var outsideWorkGrace: Int64 { Duration(clampingSeconds: TestConfiguration.current.outsideWorkGrace).roundedNanoseconds }

  /// The real time, in nanoseconds, that work gets which is known to run and cannot be seen: a second, unless the grace is another.
  var generousGrace: Int64 { max(100_000_000, 20 * min(outsideWorkGrace, .max / 20)) }
}

/// A process that captured code has started: busy until it is over.
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

  var isIdle: Bool { vt_is_process_over(process) }

  var pendingWork: PendingWork { PendingWork(name: name, kind: .resource, due: nil, since: since, startedBy: startedBy) }
}
