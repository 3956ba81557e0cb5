import CConcurrencyHooks

/// The order of dispatch queues' work. Everything here is called with the lock held.
extension VirtualScheduler {
  /// What is known about a queue, which may be a new one at the address of one that is gone.
  func stateUnlocked(of queue: UnsafeMutableRawPointer) -> QueueState {
    if let known = queues[queue], !known.isIdle || known.isMain { return known }
    let description = vt_describe_queue(queue)
    let target = description.target.map { stateUnlocked(of: $0) }
    if let known = queues[queue] {
      known.describe(description, target: target)
      return known
    }
    let state = QueueState(queue, description, target: target)
    queues[queue] = state
    return state
  }

  /// Puts a block into its queue.
  func submitUnlocked(_ work: BlockWork) { submitUnlocked(.block(work), to: work.queue) }

  func submitUnlocked(_ entry: QueueState.Entry, to queue: QueueState) {
    queue.waiting.append(entry)
    startNextUnlocked(in: queue)
    vt_lock_signal(lock)
  }

  /// Takes a queue's turn back that is not wanted any more.
  func withdrawUnlocked(_ turn: QueueTurn, from queue: QueueState) {
    queue.waiting.removeAll { if case .turn(let other) = $0 { other === turn } else { false } }
  }

  /// Notes that something of a queue is over.
  func finishUnlocked(_ queue: QueueState) {
    queue.running -= 1
    queue.isBarrierRunning = false
    startNextUnlocked(in: queue)
    guard queue.hasTurnInTarget, queue.running == 0, queue.waiting.isEmpty || queue.suspensions > 0 else { return }
    queue.hasTurnInTarget = false
    if let target = queue.target { finishUnlocked(target) }
  }

  /// Starts what may start in a queue.
  func startNextUnlocked(in queue: QueueState) {
    while queue.suspensions == 0, let first = queue.waiting.first {
      if queue.isMain || queue.isGlobal {
        queue.waiting.removeFirst()
        startUnlocked(first, in: queue)
        continue
      }
      guard !queue.isBarrierRunning, queue.running == 0 || !(queue.isSerial || first.isBarrier) else { return }
      if queue.mustTakeTurns, !queue.hasTurnInTarget {
        guard !queue.isWaitingInTarget, let target = queue.target else { return }
        queue.isWaitingInTarget = true
        return submitUnlocked(.queue(queue), to: target)
      }
      queue.waiting.removeFirst()
      if first.isBarrier { queue.isBarrierRunning = true }
      startUnlocked(first, in: queue)
    }
  }

  private func startUnlocked(_ entry: QueueState.Entry, in queue: QueueState) {
    queue.running += 1
    switch entry {
    case .block(let work): ready.append(WorkItem(kind: .block(work), category: .block, taskID: 0, cause: work.cause, shownCause: work.shownCause))
    case .turn(let turn): turn.isGranted = true
    case .queue(let child):
      child.isWaitingInTarget = false
      child.hasTurnInTarget = true
      startNextUnlocked(in: child)
      if child.running == 0 {
        child.hasTurnInTarget = false
        finishUnlocked(queue)
      }
    }
  }
}
