extension VirtualScheduler {
  /// Runs work, moves the clock, and waits for busy resources until the app is idle.
  ///
  /// Resources are checked three times in a row, and then the app's pending work. Work of outside threads gets its grace period.
  ///
  /// - Parameter configuration: The configuration that determines what counts as busy, and the timeout.
  /// - Returns: The record of the wait. If the app didn't become idle, the record lists the busy work.
  package func waitUntilIdle(_ configuration: TestConfiguration) -> WaitRecord {
    let limits = IdleLimits(configuration)
    let start = now
    let timeout = Duration(clampingSeconds: configuration.interactionTimeout)
    var busySince: [ObjectIdentifier: Int64] = [:]
    runDue()
    let isIdle = {
      for _ in 0..<3 where !self.areResourcesIdle(&busySince) { return false }
      return self.locked { self.timeline.ready.isEmpty && !self.mayHaveOutsideWork && !self.timeline.timers.unordered.contains(where: limits.includes) }
    }
    var outcome = wait(timeout: timeout, until: isIdle)
    // Wait again, because a resource that is busy at one check and idle at the next ends the wait with nothing pending.
    for _ in 0..<Self.mostQuestions where outcome == .nothingPending { outcome = wait(timeout: timeout, until: isIdle) }
    var record = WaitRecord(timeout: timeout, waited: start.duration(to: now), outcome: outcome)
    record.isForIdleApp = true
    if outcome != .satisfied { (record.pending, record.unseen) = (busyWork(limits, busySince), unseenWork) }
    return record
  }

  /// The maximum number of repeated checks if there's nothing to wait for.
  private static let mostQuestions = 100

  /// Returns whether all registered resources are idle.
  ///
  /// For busy resources, it notes the times when they were first seen busy.
  private func areResourcesIdle(_ busySince: inout [ObjectIdentifier: Int64]) -> Bool {
    let (resources, instant) = locked { (self.resources, timeline.nanoseconds) }
    var areIdle = true
    for resource in resources {
      if !resource.isAwaited {
        busySince[ObjectIdentifier(resource)] = nil
      } else {
        areIdle = false
        if busySince[ObjectIdentifier(resource)] == nil { busySince[ObjectIdentifier(resource)] = instant }
      }
    }
    return areIdle
  }

  /// Returns what keeps the app busy: due work, later work, and busy resources, in this order.
  private func busyWork(_ limits: IdleLimits, _ busySince: [ObjectIdentifier: Int64]) -> [PendingWork] {
    let (work, resources) = locked {
      let later = timeline.timers.waiting.filter(limits.includes)
      return (timeline.ready.waiting.map { timeline.describe($0) } + later.map { timeline.describe($0) }, self.resources)
    }
    return work
      + resources.filter(\.isAwaited).map { resource in
        let since = busySince[ObjectIdentifier(resource)].map { VirtualClock.Instant(nanoseconds: $0) }
        return PendingWork(resource).known(since: since)
      }
  }
}

/// The longest delays that the idle mode waits for.
private struct IdleLimits {
  private let timer: Int64
  private let delay: Int64

  init(_ configuration: TestConfiguration) {
    timer = Duration(clampingSeconds: configuration.timerMaxTrackableInterval).roundedNanoseconds
    delay = Duration(clampingSeconds: configuration.dispatchAfterMaxTrackableDelay).roundedNanoseconds
  }

  /// Returns whether the idle mode waits for work that is due later.
  func includes(_ work: TimerQueue.Timer) -> Bool {
    guard work.item.isTracked else { return false }
    switch work.item.category {
    case .repeatingTimer, .observer: return false
    case .timer: return work.due.subtractingReportingOverflow(work.since).partialValue <= timer
    case .sleep, .delayedBlock, .event, .blockedThread: return work.due.subtractingReportingOverflow(work.since).partialValue <= delay
    case .task, .block, .animation, .screenTransition, .keyboardTransition, .request, .resource, .suspendedTask: return true
    }
  }
}
