import Foundation
import HeadlessUI
import ScreenModel
import VirtualTime

/// The fingers on a device's screen, from the first touch until the last finger is lifted.
@MainActor
package final class TouchSession {
  private unowned let device: Device
  private let cause: String
  private let host: ViewHost?
  private let element: ElementID?
  private let arena: TouchArena?
  private let tapCount: Int
  private var touches: [Touch] = []
  private var hasMoved = false

  /// Creates a session for touches that start at a point of the screen.
  ///
  /// No finger touches the screen until changes are sent.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - point: The point where the first finger will touch down.
  ///   - cause: The name of the work that the touches start in the apps.
  ///   - tapCount: The number of taps in a row at this point, including this one.
  package init(on device: Device, at point: CGPoint, cause: String, tapCount: Int = 1) {
    self.tapCount = tapCount
    self.device = device
    self.cause = cause
    let host = device.touchedHost
    let element = device.hitTest(point)
    self.host = host
    self.element = element
    let known = device.services.waitingTouches
    device.services.waitingTouches = nil
    if let known, let element, known.continues(on: element) {
      arena = known
    } else {
      known?.cancel()
      arena = host?.touchArena(for: element, at: point)
    }
  }

  /// Whether a gesture follows the fingers while they move.
  package var hasGestures: Bool { arena?.hasGestures ?? false }

  /// Returns whether a gesture follows a finger on a path while it moves.
  func follows(_ path: FingerPath) -> Bool { hasGestures || path.restAtStart >= DragEvent.holdOfLift && arena?.lifts(at: path.start) == true }

  /// A change of a finger at one moment.
  package struct Change: Hashable, Sendable {
    /// The number that identifies the finger.
    package let id: Int
    /// The phase of the finger's touch.
    package let phase: TouchPhase
    /// The location of the finger on the screen.
    package let location: CGPoint

    /// Creates a change of a finger.
    package init(id: Int = 0, phase: TouchPhase, location: CGPoint) {
      self.id = id
      self.phase = phase
      self.location = location
    }
  }

  /// Notifies the app that fingers touch down, move, rest or are lifted.
  ///
  /// - Parameters:
  ///   - changes: The changes of the fingers.
  ///   - isLast: Whether no further touch follows soon after all of these fingers are lifted.
  @discardableResult
  package func send(_ changes: [Change], isLast: Bool = true) -> RunResult { device.perform(cause: cause) { deliver(changes, isLast: isLast) } }

  /// Notifies the app of changes like ``send(_:isLast:)``, but as a part of the current work.
  func deliver(_ changes: [Change], isLast: Bool) {
    let now = device.scheduler.now.offset / .seconds(1)
    // Use loops instead of closures, because each call of a closure checks its actor.
    for index in touches.indices { touches[index].phase = changes.isAbout(touches[index].id) ? touches[index].phase : .stationary }
    for change in changes {
      guard let index = touches.index(of: change.id) else {
        if touches.isEmpty { host?.closeEditMenu(forTouchOn: element) }
        if change.phase == .began { touches.append(Touch(id: change.id, phase: .began, location: change.location, time: now, tapCount: tapCount)) }
        continue
      }
      touches[index].follow(change, at: now)
      if change.phase == .moved { hasMoved = true }
    }
    let isKey = !hasMoved && touches.areLifted && element.flatMap { host?.keyboardHandlesTap(on: $0) } ?? false
    if !isKey, let arena {
      arena.send(touches, isLast: isLast)
      device.services.waitingTouches = arena.isOver ? nil : arena
    }
    touches.removeOver()
  }
}

extension [TouchSession.Change] {
  /// Returns whether one of the changes is about a finger.
  fileprivate func isAbout(_ finger: Int) -> Bool {
    for change in self where change.id == finger { return true }
    return false
  }
}

extension [Touch] {
  fileprivate func index(of finger: Int) -> Int? {
    for index in indices where self[index].id == finger { return index }
    return nil
  }

  fileprivate mutating func removeOver() { removeAll { $0.phase == .ended || $0.phase == .cancelled } }

  fileprivate var areLifted: Bool {
    for touch in self where touch.phase != .ended { return false }
    return true
  }
}

extension Touch {
  fileprivate mutating func follow(_ change: TouchSession.Change, at now: Double) {
    let seconds = now - time
    switch change.phase {
    case .moved where seconds > 0:
      velocity = CGSize(width: (change.location.x - location.x) / seconds, height: (change.location.y - location.y) / seconds)
    case .moved, .stationary, .cancelled, .began: velocity = .zero
    case .ended: break
    }
    phase = change.phase
    location = change.location
    time = now
  }
}
