import CConcurrencyHooks
import Foundation

/// One call of `DispatchQueue.concurrentPerform`; its scheduler's lock guards it.
///
/// The thread that calls runs the iterations, one after another. When one of them waits, another thread begins with the next one,
/// as long as no more are under way than a device has cores for.
final class Iterations {
  /// How many may be under way at once: a phone has six cores, and an app that starts one for each core may let them wait for each other.
  private static let cores = max(6, ProcessInfo.processInfo.activeProcessorCount)

  private let scheduler: VirtualScheduler
  private let outer: Iterations?
  private let call: (Int) -> Void
  private var count: Int
  private var next = 0
  private var ended = 0
  /// How many threads take iterations.
  private var threads = 1
  /// Whether a wait in one of them was told as one that never ends, so that no more of them begin.
  private var isGivenUp = false
  private var isGone = false

  init(_ count: Int, scheduler: VirtualScheduler, outer: Iterations?, call: @escaping (Int) -> Void) {
    self.count = count
    self.scheduler = scheduler
    self.outer = outer
    self.call = call
  }

  /// The innermost one of which an iteration runs on a thread.
  static func of(_ thread: UnsafeMutablePointer<vt_thread_state>) -> Iterations? {
    thread.pointee.iterations.map { Unmanaged<Iterations>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Whether every iteration is over.
  var areOver: Bool { scheduler.locked { ended == count } }

  /// Whether it, or one around it, has returned before its iterations were over.
  var isAbandoned: Bool { scheduler.locked { isGone } || outer?.isAbandoned == true }

  /// Runs iterations on this thread until none is left.
  func runHere() {
    let thread = vt_thread()
    let outer = thread.pointee.iterations
    thread.pointee.iterations = Unmanaged.passUnretained(self).toOpaque()
    while let number = take() {
      call(number)
      scheduler.locked { ended += 1 }
    }
    thread.pointee.iterations = outer
  }

  private func take() -> Int? {
    scheduler.locked {
      guard next < count, !isGone else { return nil }
      defer { next += 1 }
      return next
    }
  }

  /// Lets another thread begin with the next iteration: this one is about to wait.
  func beginNext() {
    let (cause, shown) = scheduler.causesHere
    scheduler.locked {
      guard next < count, threads < Self.cores, !scheduler.isShutDown else { return }
      threads += 1
      let block = vt_block.calling { [self] in
        runHere()
        scheduler.locked { threads -= 1 }
      }
      BlockWork(block, queue: scheduler.queues.state(of: vt_global_queue()), cause: cause, shownCause: shown).submit(&scheduler.timeline)
    }
    outer?.beginNext()
  }

  /// Notes that one of them waits for what never comes, and that the test was told.
  func giveUp() {
    scheduler.locked {
      isGivenUp = true
      count = next
    }
    outer?.giveUp()
  }

  /// Waits until those on other threads are over; where they never are, their threads stay as they are for good.
  func waitForOthers() {
    if areOver { return }
    if !scheduler.locked({ isGivenUp }), scheduler.waitHere(for: .other("the other iterations of `concurrentPerform`"), timeout: .max, until: { self.areOver }) { return }
    // A thread that waits in a call which is not seen goes on by itself: it gets a second of real time.
    for _ in 0..<1000 where scheduler.hasThreadsAway && !areOver {
      vt_pause(1_000_000)
      scheduler.noticing { scheduler.noticeReturns() }
    }
    scheduler.locked { isGone = true }
  }
}

extension VirtualScheduler {
  /// Calls a closure with each number below a count: `DispatchQueue.concurrentPerform`.
  ///
  /// What the closure refers to is the caller's. Threads that could use it after the end of this function never go on.
  func apply(_ count: Int, _ call: @escaping (Int) -> Void) {
    let iterations = Iterations(count, scheduler: self, outer: Iterations.of(vt_thread()), call: call)
    iterations.runHere()
    iterations.waitForOthers()
  }

  fileprivate var hasThreadsAway: Bool { locked { !threads.away.isEmpty } }
}
