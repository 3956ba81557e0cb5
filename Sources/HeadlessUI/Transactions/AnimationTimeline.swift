import ScreenModel
import VirtualTime

/// The animations of a device's apps: which elements move, until when, and what the test has said about animations.
@MainActor
package final class AnimationTimeline {
  /// What is said about the animations that begin from now on.
  package var settings: AnimationSettings = AnimationSettings()
  private let scheduler: VirtualScheduler
  private let tree: ElementTree
  private var ends: [ElementID: VirtualClock.Instant] = [:]
  private var declared: [Pending: ScheduledEvent] = [:]
  private var count = 0

  private struct Pending: Hashable {
    let name: String
    let end: VirtualClock.Instant
  }

  /// Creates a timeline without animations.
  package init(scheduler: VirtualScheduler, tree: ElementTree) {
    self.scheduler = scheduler
    self.tree = tree
  }

  // MARK: Animations that begin

  /// When an animation that begins now is over; `nil` where it takes no time.
  func end(of animation: Animation) -> VirtualClock.Instant? { settings.duration(of: animation).map { scheduler.now.advanced(by: $0) } }

  /// Puts the end of an animation on the device's clock.
  func schedule(after delay: Duration, name: String, kind: PendingWork.Kind = .animation, _ completion: @escaping @Sendable @MainActor () -> Void = {}) {
    count += 1
    scheduler.schedule(after: delay, name: name, kind: kind) { [weak self] in
      self?.didEnd()
      completion()
    }
  }

  /// Puts the end of an animation on the device's clock, unless one of that name and end is there: every row of a list may declare it.
  func schedule(until end: VirtualClock.Instant, name: String, kind: PendingWork.Kind = .animation, startedBy: String? = nil) {
    let pending = Pending(name: name, end: end)
    if let known = declared[pending], known.isPending { return }
    count += 1
    declared[pending] = scheduler.schedule(after: scheduler.now.duration(to: end), name: name, kind: kind, startedBy: startedBy) { [weak self] in
      self?.declared[pending] = nil
      self?.didEnd()
    }
  }

  private func didEnd() {
    count -= 1
    if count <= 0 { forgetAll() }
  }

  /// Forgets what moves, after what is pending was dropped from the device's clock.
  package func forgetAll() {
    count = 0
    ends.removeAll()
    declared.removeAll()
  }

  // MARK: Elements that move

  /// An element moves until an instant.
  func move(_ element: ElementID, until end: VirtualClock.Instant) {
    if let known = ends[element], known >= end { return }
    ends[element] = end
  }

  /// Whether an animation moves an element, or one around it.
  package func isMoving(_ element: ElementID) -> Bool {
    if ends.isEmpty { return false }
    let now = scheduler.now
    var current: ElementID? = element
    while let candidate = current {
      if let end = ends[candidate], end > now { return true }
      current = tree.parent(of: candidate)
    }
    return false
  }
}
