import CConcurrencyHooks

/// A block that was submitted to a dispatch queue.
final class BlockWork {
  let queue: QueueState
  let isBarrier: Bool
  let cause: UInt32
  let shownCause: UInt32
  private let block: stk_time_block
  // The group that the work is in, or `nil` if it isn't in a group or has left it.
  private var group: UnsafeMutableRawPointer?

  /// Creates the work, which takes ownership of the block and retains the queue and the group.
  init(_ block: stk_time_block, queue: QueueState, isBarrier: Bool = false, group: UnsafeMutableRawPointer? = nil, cause: UInt32, shownCause: UInt32) {
    self.block = block
    self.queue = queue
    self.isBarrier = isBarrier
    self.group = group
    self.cause = cause
    self.shownCause = shownCause
    stk_time_dispatch_retain(queue.queue)
    if let group { stk_time_dispatch_retain(group) }
  }

  deinit {
    leaveGroup()
    stk_time_block_release(block)
    stk_time_dispatch_release(queue.queue)
  }

  /// Returns whether this work runs the block of the given work item.
  func runs(_ block: UnsafeMutableRawPointer) -> Bool { self.block.function == nil && self.block.context == block }

  /// Submits the block to its queue.
  ///
  /// The caller must hold the scheduler's lock.
  func submit(_ timeline: inout Timeline) { queue.submit(.block(self), &timeline) }

  /// Runs the block and leaves its group.
  func run() {
    stk_time_block_run(block)
    leaveGroup()
  }

  /// Leaves the group even if the block never runs, because others may wait for the group.
  private func leaveGroup() {
    guard let group else { return }
    self.group = nil
    stk_time_group_leave(group)
    stk_time_dispatch_release(group)
  }
}
