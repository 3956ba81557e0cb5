import CConcurrencyHooks

/// A block that was handed to a dispatch queue.
final class BlockWork {
  let queue: QueueState
  let isBarrier: Bool
  let cause: UInt32
  let shownCause: UInt32
  private let block: vt_block
  // Until it has left the group.
  private var group: UnsafeMutableRawPointer?

  /// Creates the work, which owns the block, and keeps the queue and the group.
  init(_ block: vt_block, queue: QueueState, isBarrier: Bool = false, group: UnsafeMutableRawPointer? = nil, cause: UInt32, shownCause: UInt32) {
    self.block = block
    self.queue = queue
    self.isBarrier = isBarrier
    self.group = group
    self.cause = cause
    self.shownCause = shownCause
    vt_dispatch_retain(queue.queue)
    if let group { vt_dispatch_retain(group) }
  }

  deinit {
    leaveGroup()
    vt_block_release(block)
    vt_dispatch_release(queue.queue)
  }

  /// Whether it runs the block of a work item.
  func runs(_ block: UnsafeMutableRawPointer) -> Bool { self.block.function == nil && self.block.context == block }

  /// Puts the block into its queue; with the scheduler's lock held.
  func submit(_ timeline: inout Timeline) { queue.submit(.block(self), &timeline) }

  /// Runs the block, and leaves its group.
  func run() {
    vt_block_run(block)
    leaveGroup()
  }

  /// Others may wait for the group, also where the block never runs.
  private func leaveGroup() {
    guard let group else { return }
    self.group = nil
    vt_group_leave(group)
    vt_dispatch_release(group)
  }
}
