import Foundation

/// The main operation queue of a session.
private final class MainOperationQueue: Sendable {
  let queue: OperationQueue

  init() {
    queue = OperationQueue()
    queue.name = "NSOperationQueue Main Queue"
    queue.maxConcurrentOperationCount = 1
    queue.underlyingQueue = .main
  }
}

/// Returns the main operation queue of the calling code, or `nil` if the code isn't in a session.
///
/// `OperationQueue.main` calls this function in the whole process. The caller owns the queue.
@_cdecl("stk_time_main_operation_queue_here")
func mainOperationQueueHere() -> UnsafeMutableRawPointer? {
  guard VirtualScheduler.capturesDispatch, let scheduler = VirtualScheduler.capturingOwner else { return nil }
  return Unmanaged.passRetained(scheduler.attachment { MainOperationQueue() }.queue).toOpaque()
}
