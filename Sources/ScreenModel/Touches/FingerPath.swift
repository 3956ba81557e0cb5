import Foundation

/// The path of a finger over the screen, with its movements and rests.
///
/// Times are in seconds of virtual time since the start of the gesture.
package struct FingerPath: Hashable, Sendable {
  /// A point that the finger reaches.
  package struct Stop: Hashable, Sendable {
    /// The location on the screen.
    package let location: CGPoint
    /// The time when the finger is at the location, in seconds.
    package let time: Double
  }

  /// The points that the finger moves between in straight lines.
  ///
  /// The finger touches down at the first point.
  package private(set) var stops: [Stop]

  /// Creates the path of a finger that touches down at a point.
  ///
  /// - Parameters:
  ///   - point: The point of the screen.
  ///   - time: The time when the finger touches down, in seconds.
  package init(at point: CGPoint, after time: Double = 0) { stops = [Stop(location: point, time: Self.usable(time))] }

  /// The point where the finger touches down.
  package var start: CGPoint { stops[0].location }

  /// The point where the finger is lifted.
  package var end: CGPoint { stops[stops.count - 1].location }

  /// The time when the finger touches down, in seconds.
  package var startTime: Double { stops[0].time }

  /// The time when the finger is lifted, in seconds.
  package var endTime: Double { stops[stops.count - 1].time }

  /// The time that the finger rests after touching down, in seconds.
  package var restAtStart: Double { (stops.prefix { $0.location == start }.last?.time ?? startTime) - startTime }

  /// Whether the finger leaves the point where it touches down.
  package var moves: Bool { stops.contains { $0.location != start } }

  /// Returns the path with a rest added to its end.
  ///
  /// A finger that rests before it's lifted has no velocity at the end, regardless of the duration of the rest.
  ///
  /// - Parameter seconds: The duration of the rest, in seconds.
  package func resting(for seconds: Double) -> FingerPath { moving(to: end, over: seconds) }

  /// Returns the path with a movement in a straight line added to its end.
  ///
  /// - Parameters:
  ///   - point: The point that the finger moves to.
  ///   - seconds: The duration of the movement, in seconds.
  package func moving(to point: CGPoint, over seconds: Double) -> FingerPath {
    var path = self
    path.stops.append(Stop(location: point, time: endTime + Self.usable(seconds)))
    return path
  }

  /// Returns the path with a movement in a straight line at a constant speed added to its end.
  ///
  /// - Parameters:
  ///   - point: The point that the finger moves to.
  ///   - speed: The speed, in points per second.
  package func moving(to point: CGPoint, atSpeed speed: Double) -> FingerPath {
    let distance = hypot(point.x - end.x, point.y - end.y)
    return moving(to: point, over: speed > 0 ? Double(distance) / speed : 0)
  }

  private static func usable(_ seconds: Double) -> Double { seconds.isFinite ? min(max(seconds, 0), 1e6) : 0 }
}

extension FingerPath {
  /// Returns the path of a swipe.
  ///
  /// The finger is lifted while it moves, so the content continues to move for a while.
  ///
  /// - Parameters:
  ///   - start: The point where the finger touches down.
  ///   - end: The point where the finger is lifted.
  ///   - seconds: The duration, in seconds. In EarlGrey, a fast swipe takes 0.1 seconds and a slow swipe 1 second.
  package static func swipe(from start: CGPoint, to end: CGPoint, over seconds: Double) -> FingerPath {
    FingerPath(at: start).moving(to: end, over: seconds)
  }

  /// Returns the path of a drag.
  ///
  /// The finger rests, moves, and rests again before it's lifted.
  ///
  /// - Parameters:
  ///   - start: The point where the finger touches down.
  ///   - end: The point where the finger is lifted.
  ///   - press: The time that the finger rests before it moves, in seconds.
  ///   - speed: The speed, in points per second. By default, the movement takes no time.
  ///   - hold: The time that the finger rests before it's lifted, in seconds.
  package static func drag(from start: CGPoint, to end: CGPoint, press: Double = 0, speed: Double = 0, hold: Double = 0) -> FingerPath {
    FingerPath(at: start).resting(for: press).moving(to: end, atSpeed: speed).resting(for: hold)
  }

  /// Returns the paths of several fingers side by side, 10 points apart at a right angle to the swipe.
  ///
  /// - Parameter count: The number of fingers.
  package func sideBySide(_ count: Int) -> [FingerPath] {
    let length = hypot(end.x - start.x, end.y - start.y)
    let across = length > 0 ? CGVector(dx: -(end.y - start.y) / length, dy: (end.x - start.x) / length) : CGVector(dx: 1, dy: 0)
    return (0..<max(1, count)).map { finger in
      let distance = CGFloat(finger) * 10 - CGFloat(max(1, count) - 1) * 5
      var path = self
      path.stops = stops.map { Stop(location: CGPoint(x: $0.location.x + across.dx * distance, y: $0.location.y + across.dy * distance), time: $0.time) }
      return path
    }
  }

  /// Returns the paths of two fingers that move apart or together on a straight line.
  ///
  /// - Parameters:
  ///   - center: The point between the fingers.
  ///   - distance: The distance between the fingers at the start.
  ///   - endDistance: The distance between the fingers at the end.
  ///   - angle: The angle between the line and the horizontal, clockwise on the screen, in radians.
  ///   - seconds: The duration, in seconds.
  package static func pinch(around center: CGPoint, from distance: Double, to endDistance: Double, angle: Double, over seconds: Double) -> [FingerPath] {
    [0, Double.pi].map { side in
      func point(_ distance: Double) -> CGPoint {
        CGPoint(x: center.x + CGFloat(cos(angle + side) * distance / 2), y: center.y + CGFloat(sin(angle + side) * distance / 2))
      }
      return FingerPath(at: point(distance)).moving(to: point(endDistance), over: seconds)
    }
  }

  /// Returns the paths of two fingers that turn around a point.
  ///
  /// - Parameters:
  ///   - center: The point between the fingers.
  ///   - distance: The distance between the fingers.
  ///   - angle: The angle of the rotation, clockwise on the screen, in radians.
  ///   - seconds: The duration, in seconds.
  package static func rotation(around center: CGPoint, distance: Double, by angle: Double, over seconds: Double) -> [FingerPath] {
    // Use straight lines of at most five degrees, which are as close to an arc as a real finger's movement.
    let steps = min(max(1, Int((abs(angle) / (.pi / 36)).rounded(.up))), 720)
    return [0, Double.pi].map { side in
      func point(_ step: Int) -> CGPoint {
        let turned = side + angle * Double(step) / Double(steps)
        return CGPoint(x: center.x + CGFloat(cos(turned) * distance / 2), y: center.y + CGFloat(sin(turned) * distance / 2))
      }
      return (1...steps).reduce(FingerPath(at: point(0))) { $0.moving(to: point($1), over: seconds / Double(steps)) }
    }
  }
}
