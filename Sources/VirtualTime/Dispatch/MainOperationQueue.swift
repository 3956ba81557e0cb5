import Foundation

/// The main operation queue of one session.
private final class MainOperationQueue: Sendable {
  let queue: OperationQueue

  init() {
    queue = OperationQueue()
    queue.name = "NSOperationQueue Main Queue"
    queue.maxConcurrentOperationCount = 1
    queue.underlyingQueue = .main
  }
}

/// Returns the main operation queue of the code that runs here, owned by the caller; `nil` where that belongs to no session.
///
/// `OperationQueue.main` calls it in the whole process.
@_cdecl("vt_main_operation_queue_here")
func mainOperationQueueHere() -> UnsafeMutableRawPointer? {
  guard VirtualScheduler.capturesDispatch, let scheduler = VirtualScheduler.capturingOwner else { return nil }
  return Unmanaged.passRetained(scheduler.attachment { MainOperationQueue() }.queue).toOpaque()
}
