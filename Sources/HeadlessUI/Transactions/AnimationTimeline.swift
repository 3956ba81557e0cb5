import ScreenModel
import VirtualTime

/// The animations of a device's apps.
///
/// The timeline contains the moving elements, the ends of their animations, and the test's settings.
@MainActor
package final class AnimationTimeline {
  /// The settings for animations that start in the future.
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

  // MARK: Start and end of animations

  /// Returns the time when an animation that starts now ends, or `nil` if it takes no time.
  func end(of animation: Animation) -> VirtualClock.Instant? { settings.duration(of: animation).map { scheduler.now.advanced(by: $0) } }

  /// Schedules the end of an animation on the device's clock.
  func schedule(after delay: Duration, name: String, kind: PendingWork.Kind = .animation, _ completion: @escaping @Sendable @MainActor () -> Void = {}) {
    count += 1
    scheduler.schedule(after: delay, name: name, kind: kind) { [weak self] in
      self?.didEnd()
      completion()
    }
  }

  /// Schedules the end of an animation, unless an end with the same name and time is already scheduled.
  ///
  /// For example, all rows of a list can have the same animation, but only one end is scheduled.
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

  /// Removes all animations.
  ///
  /// Call this method after the device's clock has dropped its pending work.
  package func forgetAll() {
    count = 0
    ends.removeAll()
    declared.removeAll()
  }

  // MARK: Moving elements

  /// Marks an element as moving until an instant.
  func move(_ element: ElementID, until end: VirtualClock.Instant) {
    if let known = ends[element], known >= end { return }
    ends[element] = end
  }

  /// Returns whether an animation moves an element or one of its ancestors.
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
