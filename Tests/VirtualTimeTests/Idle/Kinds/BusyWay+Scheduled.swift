import Foundation
import Screens
import VirtualTime

// Work that is due now or later: tasks, blocks, timers and events.
extension BusyWay {
  static var tasks: [BusyWay] {
    [
      BusyWay(
        name: "tasks", ending: BusyApp.app { done in Task { Task { Task { done() } } } }, wait: 0, exclusion: .none,
        endless: BusyApp.app { _ in Task { while !Task.isCancelled { await Task.yield() } } }, told: .restless, needsCapture: false)
    ]
  }

  static var sleeps: [BusyWay] {
    [
      BusyWay(
        name: "a sleep of a task", ending: BusyApp.sleeping(1.5), wait: 1.5, exclusion: .delay,
        endless: BusyApp.app { _ in Task { while !Task.isCancelled { try await Task.sleep(for: .seconds(0.8)) } } },
        told: .busy("a sleep of 0.8 seconds, scheduled at 29.6 s, due at 30.4 s, started by the button “Load”"), needsCapture: false),
      blocking("a queue's block that sleeps", on: .queue, told: "a sleep of 0.8 seconds, scheduled at 29.6 s, due at 30.4 s, started by the button “Load”") {
        Thread.sleep(forTimeInterval: $0)
      },
      blocking("a thread that sleeps", on: .thread, told: "a sleep of 0.8 seconds, scheduled at 29.6 s, due at 30.4 s, started by the button “Load”") {
        Thread.sleep(forTimeInterval: $0)
      },
    ]
  }

  static var blocks: [BusyWay] {
    [
      BusyWay(
        name: "blocks of queues", ending: BusyApp.app { done in DispatchQueue.global().async { DispatchQueue.main.async { done() } } }, wait: 0, exclusion: .none,
        endless: BusyApp.app { _ in againOnMain() }, told: .restless),
      BusyWay(
        name: "operations", ending: BusyApp.app { done in OperationQueue().addOperation { OperationQueue.main.addOperation { MainActor.assumeIsolated { done() } } } },
        wait: 0, exclusion: .none, endless: BusyApp.app { _ in againAsOperation() }, told: .restless),
      BusyWay(
        name: "blocks of the run loop", ending: BusyApp.app { done in RunLoop.main.perform { MainActor.assumeIsolated { done() } } }, wait: 0, exclusion: .none,
        endless: BusyApp.app { _ in againInRunLoop() }, told: .restless),
    ]
  }

  static var delayedBlocks: [BusyWay] {
    [
      BusyWay(
        name: "a delayed block", ending: BusyApp.app { done in DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { done() } }, wait: 1.5, exclusion: .delay,
        endless: BusyApp.app { _ in againLater() },
        told: .busy("a block delayed by 0.7 seconds, scheduled at 29.4 s, due at 30.1 s, started by the button “Load”"))
    ]
  }

  static var timers: [BusyWay] {
    [
      BusyWay(
        name: "a timer", ending: BusyApp.timing(1.5), wait: 1.5, exclusion: .interval, endless: BusyApp.app { _ in againWithATimer() },
        told: .busy("a timer of 0.7 seconds, scheduled at 29.4 s, due at 30.1 s, started by the button “Load”")),
      BusyWay(
        name: "a timer source",
        ending: BusyApp.app { done in
          let source = DispatchSource.makeTimerSource(queue: .main)
          source.schedule(deadline: .now() + 1.5)
          source.setEventHandler {
            source.cancel()
            done()
          }
          source.resume()
        }, wait: 1.5, exclusion: .interval, endless: BusyApp.app { _ in againWithASource() },
        told: .busy("a timer of 0.7 seconds, scheduled at 29.4 s, due at 30.1 s, started by the button “Load”")),
    ]
  }

  /// Repeating timers, which are never waited for.
  ///
  /// A failed search for an element names them.
  static var repeatingTimers: [BusyWay] {
    [
      BusyWay(
        name: "a repeating timer", ending: BusyApp.timing(0.7, repeats: true), wait: 0, exclusion: .always, endless: BusyApp.timing(0.7, repeats: true),
        told: .notFound(
          "The app is idle, so the wait of 30 seconds ended at once. Not waited for: a repeating timer of 0.7 seconds, first started at 0 s "
            + "by the button “Load”, next due at 0.7 s.")),
      BusyWay(
        name: "a repeating timer source", ending: BusyApp.app { done in startSource(done) }, wait: 0, exclusion: .always, endless: BusyApp.app { done in startSource(done) },
        told: .notFound(
          "The app is idle, so the wait of 30 seconds ended at once. Not waited for: a repeating timer of 0.7 seconds, first started at 0 s "
            + "by the button “Load”, next due at 0.7 s.")),
    ]
  }

  static var events: [BusyWay] {
    [
      BusyWay(
        name: "an event", ending: BusyApp.waiting(1.5, as: .event), wait: 1.5, exclusion: .delay, endless: BusyApp.app { _ in againAsEvent() },
        told: .busy("the work of Feed (event), scheduled at 29.4 s, due at 30.1 s, started by the button “Load”"), needsCapture: false)
    ]
  }

  nonisolated private static func againOnMain() { DispatchQueue.main.async { againOnMain() } }
  nonisolated private static func againAsOperation(in queue: OperationQueue = OperationQueue()) { queue.addOperation { againAsOperation(in: queue) } }
  nonisolated private static func againInRunLoop() { RunLoop.main.perform { againInRunLoop() } }
  nonisolated private static func againLater() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { againLater() } }
  nonisolated private static func againWithATimer() { _ = Timer.scheduledTimer(withTimeInterval: 0.7, repeats: false) { _ in againWithATimer() } }

  nonisolated private static func againWithASource() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 0.7)
    source.setEventHandler {
      source.cancel()
      againWithASource()
    }
    source.resume()
  }

  private static func startSource(_ action: @escaping @MainActor @Sendable () -> Void) {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 0.7, repeating: 0.7)
    source.setEventHandler {
      // The handler retains the source.
      if !source.isCancelled { MainActor.assumeIsolated { action() } }
    }
    source.resume()
  }

  private static func againAsEvent() {
    VirtualScheduler.owner?.schedule(after: .seconds(0.7), name: "the work of Feed") {
      VirtualScheduler.owner?.withCause("the button “Load”") { againAsEvent() }
    }
  }
}
