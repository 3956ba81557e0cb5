import CConcurrencyHooks

/// Threads that wait in a serial queue for the work behind them.
extension VirtualScheduler {
  /// The queues whose next work a thread keeps from running, the innermost first; the caller holds the lock.
  func heldQueuesUnlocked(_ thread: UnsafeMutablePointer<vt_thread_state>) -> [QueueState] {
    var queues: [QueueState] = []
    var held = thread.pointee.held_queues
    while let here = held {
      var queue = self.queues[here.pointee.queue]
      while let each = queue {
        if each.isBarrierRunning || (each.isSerial && !each.isMain) { queues.append(each) }
        queue = each.target
      }
      held = here.pointee.outer
    }
    return queues
  }

  /// Tells of a helper thread that waits for ever in a queue that has only work behind it, and lets it go on; returns whether there was any.
  ///
  /// Where something is under way that is not seen, that may end the wait.
  func giveUpQueueWait() -> Bool {
    let found: (waiting: ParkedThread, queue: QueueState)? = locked {
      guard appWaits == 0, !testTasks.isDriving, !hasOutsideWork, awayThreads.all.isEmpty else { return nil }
      for parked in parkedThreads where parked.due == .max && !parked.isReady {
        guard let queue = parked.heldQueues.first(where: { !$0.waiting.isEmpty && $0.suspensions == 0 }) else { continue }
        return (parked, queue)
      }
      return nil
    }
    guard let found, unpark(found.waiting) else { return false }
    let (cause, behind) = locked { (causes[found.waiting.cause], linesUnlocked(of: found.queue)) }
    report(.neverEnds(wait: found.waiting.event.name, on: found.queue.label, cause: cause, others: namesOfParkedThreads, behind: behind))
    letGoOn(found.waiting)
    return true
  }

  /// The blocks that wait in a queue, and in those that hand their work to it; the first three.
  ///
  /// The caller holds the lock.
  private func linesUnlocked(of queue: QueueState) -> [String] {
    let lines = queue.waiting.flatMap { entry -> [String] in
      switch entry {
      case .block(let work): [PendingWork(name: causes[work.shownCause], kind: .block, due: nil).line]
      case .queue(let child): linesUnlocked(of: child)
      case .turn: []
      }
    }
    return Array(lines.prefix(3))
  }
}
