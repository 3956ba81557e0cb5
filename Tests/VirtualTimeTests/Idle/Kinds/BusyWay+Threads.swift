import Foundation
import Screens
import VirtualTime

// Threads that wait in the middle of something.
extension BusyWay {
  static var blockedThreads: [BusyWay] {
    [
      blocking("a block that waits for a semaphore", on: .queue, told: "a thread blocked on a semaphore since 29.6 s, due at 30.4 s, started by the button “Load”") {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + $0)
      },
      blocking("a thread that waits for a semaphore", on: .thread, told: "a thread blocked on a semaphore since 29.6 s, due at 30.4 s, started by the button “Load”") {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + $0)
      },
      blocking("a block that waits for a group", on: .queue, told: "a thread blocked on a dispatch group since 29.6 s, due at 30.4 s, started by the button “Load”") {
        let group = DispatchGroup()
        group.enter()
        _ = group.wait(timeout: .now() + $0)
        group.leave()
      },
      BusyWay(
        name: "a block that waits for ever",
        ending: BusyApp.app { done in
          let semaphore = DispatchSemaphore(value: 0)
          DispatchQueue.global().asyncAfter(deadline: .now() + 1.5) { semaphore.signal() }
          DispatchQueue.global().async {
            semaphore.wait()
            DispatchQueue.main.async { done() }
          }
        }, wait: 1.5, exclusion: .delay, endless: BusyApp.app { _ in DispatchQueue.global().async { DispatchSemaphore(value: 0).wait() } },
        told: .notFound(
          "The app is idle, so the wait of 30 seconds ended at once. There is a thread blocked on a semaphore since 0 s, started by the button “Load”. "
            + "To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`.")),
    ]
  }

  enum Place {
    case queue, thread

    func run(_ body: @escaping @Sendable () -> Void) {
      switch self {
      case .queue: DispatchQueue.global().async(execute: body)
      case .thread: Thread.detachNewThread(body)
      }
    }
  }

  /// Returns a way for code to block a thread: for 1.5 seconds, or repeatedly for 0.8 seconds.
  static func blocking(_ name: String, on place: Place, told work: String, _ block: @escaping @Sendable (Double) -> Void) -> BusyWay {
    BusyWay(
      name: name,
      ending: BusyApp.app { done in
        place.run {
          block(1.5)
          DispatchQueue.main.async { done() }
        }
      }, wait: 1.5, exclusion: .delay, endless: BusyApp.app { _ in place.run { while true { block(0.8) } } }, told: .busy(work))
  }
}
