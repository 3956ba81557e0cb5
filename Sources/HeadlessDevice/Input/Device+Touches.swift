import Foundation
import HeadlessUI
import ScreenModel
import VirtualTime

extension Device {
  /// Moves fingers over the screen along their paths, while time passes on the device's clock.
  ///
  /// If no gesture follows the fingers, the app is only notified of the start and the end.
  ///
  /// - Parameters:
  ///   - fingers: The paths of the fingers.
  ///   - cause: The name of the work that the touches start in the apps.
  ///   - tapCount: The number of taps in a row, including this one.
  ///   - isLast: Whether this is the last tap in the row.
  @discardableResult
  package func touch(_ fingers: [FingerPath], cause: String, tapCount: Int = 1, isLast: Bool = true) -> RunResult {
    guard let first = fingers.first else { return .settled }
    let start = scheduler.now
    let session = TouchSession(on: self, at: first.start, cause: cause, tapCount: tapCount)
    let isFine = session.follows(first)
    let moments = FingerMoment.moments(of: fingers, isFine: isFine)
    if isFine {
      var result = RunResult.settled
      for moment in moments {
        result = wait(until: start.advanced(by: .seconds(moment.time)))
        if case .neverSettles = result { return result }
        result = session.send(moment.changes, isLast: isLast)
        if case .neverSettles = result { return result }
      }
      return result
    }
    // Deliver all changes at once for fingers that move in no time, because the screen isn't rendered before they're lifted.
    let isInstant = moments.allSatisfy { $0.time == 0 }
    if isInstant { return perform(cause: cause) { for moment in moments { session.deliver(moment.changes, isLast: isLast) } } }
    for moment in moments.dropLast() {
      let waited = wait(until: start.advanced(by: .seconds(moment.time)))
      if case .neverSettles = waited { return waited }
      session.deliver(moment.changes, isLast: isLast)
    }
    guard let last = moments.last else { return .settled }
    let waited = wait(until: start.advanced(by: .seconds(last.time)))
    if case .neverSettles = waited { return waited }
    return session.send(last.changes, isLast: isLast)
  }

  private func wait(until moment: VirtualClock.Instant) -> RunResult {
    guard moment > scheduler.now else { return .settled }
    return run { $0.advance(to: moment) }
  }
}

/// The changes of the fingers at one moment of their paths.
struct FingerMoment {
  /// The time since the start, in seconds.
  let time: Double
  var changes: [TouchSession.Change]

  /// The interval between touch events, which a screen sends sixty times per second.
  private static let interval = 1.0 / 60
  /// The minimum number of touch events between two stops, for movements that take little or no time.
  private static let fewestSteps = 6
  private static let mostSteps = 240

  private struct Key: Hashable, Comparable {
    let time: Double
    /// The index among the finger's changes at the same time.
    let order: Int

    static func < (first: Key, second: Key) -> Bool { (first.time, first.order) < (second.time, second.order) }
  }

  /// Returns the changes of the fingers in order.
  ///
  /// Changes at the same time are combined into one moment.
  ///
  /// - Parameters:
  ///   - fingers: The paths.
  ///   - isFine: Whether to include points between two stops.
  static func moments(of fingers: [FingerPath], isFine: Bool) -> [FingerMoment] {
    let moments = fingers.enumerated().map { Self.moments(of: $1, id: $0, isFine: isFine) }
    return moments.count == 1 ? moments[0] : merged(moments)
  }

  /// Merges the changes of several fingers.
  ///
  /// Changes at the same time are combined into one moment.
  private static func merged(_ paths: [[FingerMoment]]) -> [FingerMoment] {
    var moments: [Key: [TouchSession.Change]] = [:]
    for path in paths {
      var key: Key?
      for moment in path {
        let new = Key(time: moment.time, order: moment.time == key?.time ? (key?.order ?? 0) + 1 : 0)
        moments[new, default: []] += moment.changes
        key = new
      }
    }
    return moments.sorted { $0.key < $1.key }.map { FingerMoment(time: $0.key.time, changes: $0.value) }
  }

  /// Returns the changes of one finger in order.
  private static func moments(of path: FingerPath, id: Int, isFine: Bool) -> [FingerMoment] {
    var moments: [FingerMoment] = []
    func add(_ phase: TouchPhase, _ location: CGPoint, at time: Double) {
      moments.append(FingerMoment(time: time, changes: [TouchSession.Change(id: id, phase: phase, location: location)]))
    }
    add(.began, path.start, at: path.startTime)
    for (from, to) in zip(path.stops, path.stops.dropFirst()) {
      guard from.location != to.location else {
        add(.stationary, to.location, at: to.time)
        continue
      }
      let seconds = to.time - from.time
      let steps = isFine ? min(max(fewestSteps, Int((seconds / interval).rounded(.up))), mostSteps) : 1
      for step in 1...steps {
        let part = Double(step) / Double(steps)
        let point = CGPoint(
          x: from.location.x + (to.location.x - from.location.x) * CGFloat(part), y: from.location.y + (to.location.y - from.location.y) * CGFloat(part))
        add(.moved, step == steps ? to.location : point, at: step == steps ? to.time : from.time + seconds * part)
      }
    }
    add(.ended, path.end, at: path.endTime)
    return moments
  }
}
