import CConcurrencyHooks
import Foundation

/// A call of `DispatchQueue.concurrentPerform`.
///
/// The scheduler's lock guards it.
///
/// The calling thread runs the iterations one after another. When an iteration waits, another thread starts the next one,
/// as long as the number of running iterations doesn't exceed the number of a device's cores.
final class Iterations {
  /// The maximum number of concurrent iterations.
  ///
  /// It's at least six, as on a phone, because an app may start an iteration per core and let them wait for each other.
  private static let cores = max(6, ProcessInfo.processInfo.activeProcessorCount)

  private let scheduler: VirtualScheduler
  private let outer: Iterations?
  private let call: (Int) -> Void
  private var count: Int
  private var next = 0
  private var ended = 0
  /// The number of threads that run iterations.
  private var threads = 1
  /// Whether a wait in an iteration was reported as endless, so no more iterations start.
  private var isGivenUp = false
  private var isGone = false

  init(_ count: Int, scheduler: VirtualScheduler, outer: Iterations?, call: @escaping (Int) -> Void) {
    self.count = count
    self.scheduler = scheduler
    self.outer = outer
    self.call = call
  }

  /// Returns the innermost call whose iteration runs on a thread.
  static func of(_ thread: UnsafeMutablePointer<stk_time_thread_state>) -> Iterations? {
    thread.pointee.iterations.map { Unmanaged<Iterations>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Whether all iterations have ended.
  var areOver: Bool { scheduler.locked { ended == count } }

  /// Whether this call, or a call around it, returned before its iterations ended.
  var isAbandoned: Bool { scheduler.locked { isGone } || outer?.isAbandoned == true }

  /// Runs iterations on this thread until none are left.
  func runHere() {
    let thread = stk_time_thread()
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

  /// Lets another thread start the next iteration, because this thread is about to wait.
  func beginNext() {
    let (cause, shown) = scheduler.causesHere
    scheduler.locked {
      guard next < count, threads < Self.cores, !scheduler.isShutDown else { return }
      threads += 1
      let block = stk_time_block.calling { [self] in
        runHere()
        scheduler.locked { threads -= 1 }
      }
      BlockWork(block, queue: scheduler.queues.state(of: stk_time_global_queue()), cause: cause, shownCause: shown).submit(&scheduler.timeline)
    }
    outer?.beginNext()
  }

  /// Notes that an iteration's endless wait was reported to the test.
  func giveUp() {
    scheduler.locked {
      isGivenUp = true
      count = next
    }
    outer?.giveUp()
  }

  /// Waits until the iterations on other threads have ended.
  ///
  /// If they never end, their threads stay blocked forever.
  func waitForOthers() {
    if areOver { return }
    if !scheduler.locked({ isGivenUp }), scheduler.waitHere(for: .other("the other iterations of `concurrentPerform`"), timeout: .max, until: { self.areOver }) { return }
    // Give blocked threads a second of real time, because a thread in a call that isn't intercepted continues by itself.
    for _ in 0..<1000 where scheduler.hasBlockedThreads && !areOver {
      stk_time_pause(1_000_000)
      scheduler.noticing { scheduler.noticeReturns() }
    }
    scheduler.locked { isGone = true }
  }
}

extension VirtualScheduler {
  /// Calls a closure with each number below a count, as `DispatchQueue.concurrentPerform` does.
  ///
  /// The closure refers to values of the caller. Threads that could still use these values after this function returns never continue.
  func apply(_ count: Int, _ call: @escaping (Int) -> Void) {
    let iterations = Iterations(count, scheduler: self, outer: Iterations.of(stk_time_thread()), call: call)
    iterations.runHere()
    iterations.waitForOthers()
  }

  fileprivate var hasBlockedThreads: Bool { locked { !threads.away.isEmpty } }
}
