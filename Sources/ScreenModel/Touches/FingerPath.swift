import Foundation

/// The path of one finger over the screen: where it comes down, where it moves and rests, and how long each of that takes.
///
/// Times are seconds of virtual time from the beginning of the gesture.
package struct FingerPath: Hashable, Sendable {
  /// A point that the finger reaches.
  package struct Stop: Hashable, Sendable {
    /// The point of the screen.
    package let location: CGPoint
    /// When the finger is there, in seconds.
    package let time: Double
  }

  /// The points between which the finger moves in straight lines; the first is where it comes down.
  package private(set) var stops: [Stop]

  /// Creates the path of a finger that comes down at a point.
  ///
  /// - Parameters:
  ///   - point: The point of the screen.
  ///   - time: When the finger comes down, in seconds.
  package init(at point: CGPoint, after time: Double = 0) { stops = [Stop(location: point, time: Self.usable(time))] }

  /// Where the finger comes down.
  package var start: CGPoint { stops[0].location }

  /// Where the finger is lifted.
  package var end: CGPoint { stops[stops.count - 1].location }

  /// When the finger comes down, in seconds.
  package var startTime: Double { stops[0].time }

  /// When the finger is lifted, in seconds.
  package var endTime: Double { stops[stops.count - 1].time }

  /// How long the finger rests where it comes down, in seconds.
  package var restAtStart: Double { (stops.prefix { $0.location == start }.last?.time ?? startTime) - startTime }

  /// Whether the finger leaves the point where it comes down.
  package var moves: Bool { stops.contains { $0.location != start } }

  /// Returns the path, continued by a rest; a finger that rests before it is lifted has no speed then, however short the rest is.
  ///
  /// - Parameter seconds: How long the finger rests.
  package func resting(for seconds: Double) -> FingerPath { moving(to: end, over: seconds) }

  /// Returns the path, continued by a movement in a straight line.
  ///
  /// - Parameters:
  ///   - point: The point that the finger moves to.
  ///   - seconds: How long it takes.
  package func moving(to point: CGPoint, over seconds: Double) -> FingerPath {
    var path = self
    path.stops.append(Stop(location: point, time: endTime + Self.usable(seconds)))
    return path
  }

  /// Returns the path, continued by a movement in a straight line at a speed.
  ///
  /// - Parameters:
  ///   - point: The point that the finger moves to.
  ///   - speed: The speed, in points a second.
  package func moving(to point: CGPoint, atSpeed speed: Double) -> FingerPath {
    let distance = hypot(point.x - end.x, point.y - end.y)
    return moving(to: point, over: speed > 0 ? Double(distance) / speed : 0)
  }

  private static func usable(_ seconds: Double) -> Double { seconds.isFinite ? min(max(seconds, 0), 1e6) : 0 }
}

extension FingerPath {
  /// The path of a swipe: the finger is lifted while it moves, so that what it has moved goes on for a while.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down.
  ///   - end: Where it is lifted.
  ///   - seconds: How long it takes; EarlGrey's fast swipe takes 0.1 seconds, its slow one 1 second.
  package static func swipe(from start: CGPoint, to end: CGPoint, over seconds: Double) -> FingerPath {
    FingerPath(at: start).moving(to: end, over: seconds)
  }

  /// The path of a drag: the finger rests, moves, and comes to rest before it is lifted.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down.
  ///   - end: Where it is lifted.
  ///   - press: How long it rests before it moves.
  ///   - speed: The speed, in points a second; without one the movement takes no time.
  ///   - hold: How long it rests before it is lifted.
  package static func drag(from start: CGPoint, to end: CGPoint, press: Double = 0, speed: Double = 0, hold: Double = 0) -> FingerPath {
    FingerPath(at: start).resting(for: press).moving(to: end, atSpeed: speed).resting(for: hold)
  }

  /// The paths of several fingers side by side, 10 points apart across the direction of a swipe.
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

  /// The paths of two fingers that move apart or together on a straight line.
  ///
  /// - Parameters:
  ///   - center: The point between the fingers.
  ///   - distance: The distance between the fingers at the start.
  ///   - endDistance: The distance between them at the end.
  ///   - angle: The angle of the line to the horizontal, in radians; clockwise on the screen.
  ///   - seconds: How long it takes.
  package static func pinch(around center: CGPoint, from distance: Double, to endDistance: Double, angle: Double, over seconds: Double) -> [FingerPath] {
    [0, Double.pi].map { side in
      func point(_ distance: Double) -> CGPoint {
        CGPoint(x: center.x + CGFloat(cos(angle + side) * distance / 2), y: center.y + CGFloat(sin(angle + side) * distance / 2))
      }
      return FingerPath(at: point(distance)).moving(to: point(endDistance), over: seconds)
    }
  }

  /// The paths of two fingers that turn around a point.
  ///
  /// - Parameters:
  ///   - center: The point between the fingers.
  ///   - distance: The distance between the fingers.
  ///   - angle: The angle of the turn in radians; clockwise on the screen.
  ///   - seconds: How long it takes.
  package static func rotation(around center: CGPoint, distance: Double, by angle: Double, over seconds: Double) -> [FingerPath] {
    // Straight lines of at most five degrees come as close to an arc as a finger does.
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
