import CConcurrencyHooks
import Synchronization

/// The notification observers that captured code has added and not removed.
final class NotificationObservers: Sendable {
  private struct Entry {
    weak var scheduler: VirtualScheduler?
    let work: PendingWork
    let number: Int
  }

  private struct State {
    var entries: [UInt: Entry] = [:]
    var count = 0
  }

  static let shared = NotificationObservers()

  private let state = Mutex(State())

  /// Starts noting observers.
  static func install() {
    stk_time_note_observers(
      stk_time_observer_callbacks(
        added: { scheduler, observer, name in
          let scheduler = Unmanaged<VirtualScheduler>.fromOpaque(scheduler).takeUnretainedValue()
          NotificationObservers.shared.add(observer, name: name.load(as: String?.self), of: scheduler)
        },
        removed: { NotificationObservers.shared.remove($0) },
        narrow: { scheduler, function, context in
          let scheduler = Unmanaged<VirtualScheduler>.fromOpaque(scheduler).takeUnretainedValue()
          (function.pointee, context.pointee) = ObserverClosure.words(function.pointee, context.pointee, heardOn: scheduler)
        }))
  }

  private func add(_ observer: UnsafeMutableRawPointer, name: String?, of scheduler: VirtualScheduler) {
    let work = PendingWork(
      name: name.map { "“\($0)”" } ?? "all notifications", kind: .observer, due: nil, since: scheduler.now, startedBy: scheduler.nameOfWorkHere)
    // Retain the observer, so its address isn't reused while it's registered here.
    stk_time_retain(observer)
    let replaced = state.withLock { state in
      state.count += 1
      return state.entries.updateValue(Entry(scheduler: scheduler, work: work, number: state.count), forKey: UInt(bitPattern: observer)) != nil
    }
    if replaced { stk_time_release(observer) }
  }

  fileprivate func remove(_ observer: UnsafeMutableRawPointer) {
    if state.withLock({ $0.entries.removeValue(forKey: UInt(bitPattern: observer)) }) != nil { stk_time_release(observer) }
  }

  /// Removes the observers of a scheduler, and returns them in the order that they were added.
  func takeAll(of scheduler: VirtualScheduler) -> [PendingWork] {
    let taken = state.withLock { state in
      let taken = state.entries.filter { $0.value.scheduler === scheduler || $0.value.scheduler == nil }
      for address in taken.keys { state.entries[address] = nil }
      return taken
    }
    for address in taken.keys { if let observer = UnsafeMutableRawPointer(bitPattern: address) { stk_time_release(observer) } }
    return taken.values.filter { $0.scheduler === scheduler }.sorted { $0.number < $1.number }.map(\.work)
  }
}

extension VirtualScheduler {
  /// Excludes an observer from the leftovers of a test, because it doesn't have to be removed.
  package static func forgetObserver(_ token: AnyObject) { NotificationObservers.shared.remove(Unmanaged.passUnretained(token).toOpaque()) }
}
