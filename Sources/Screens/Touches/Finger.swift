import Foundation
import HeadlessXCUI

/// The path of a finger over an element, from the place where it touches down to the place where it's lifted.
///
/// ```swift
/// let line = Finger(at: .topLeft).moving(to: .bottomRight, over: 0.5)
/// ```
/// - Places are fractions of the element's size, as in ``ElementAttributes/NormalizedCoordinate``.
/// - Times are virtual seconds. While the finger moves, the app receives its place sixty times a second.
/// - A finger that's lifted while it moves has a velocity, as in a swipe. A finger that rests before it's lifted doesn't.
public struct Finger: Hashable, Sendable {
  private struct Stop: Hashable, Sendable {
    let place: ElementAttributes.NormalizedCoordinate
    let seconds: Double
  }

  private let start: ElementAttributes.NormalizedCoordinate
  private let delay: Double
  private var stops: [Stop] = []

  /// Creates the path of a finger that touches down at a place.
  /// - Parameters:
  ///   - place: The place on the element.
  ///   - delay: The time from the first finger's touch until this finger touches down, in seconds.
  public init(at place: ElementAttributes.NormalizedCoordinate, after delay: Double = 0) {
    start = place
    self.delay = delay
  }

  /// Returns the path with a movement in a straight line added to its end.
  /// - Parameters:
  ///   - place: The place on the element that the finger moves to.
  ///   - seconds: The duration of the movement, in seconds.
  public func moving(to place: ElementAttributes.NormalizedCoordinate, over seconds: Double) -> Finger {
    var path = self
    path.stops.append(Stop(place: place, seconds: seconds))
    return path
  }

  /// Returns the path with a rest added to its end.
  /// - Parameter seconds: The duration of the rest, in seconds.
  public func resting(for seconds: Double) -> Finger { moving(to: stops.last?.place ?? start, over: seconds) }

  /// Returns the path on an element with the given frame on the screen.
  func path(in frame: CGRect) -> FingerPath {
    func point(_ place: ElementAttributes.NormalizedCoordinate) -> CGPoint {
      // A fraction of 1 is the far edge, which is outside of the frame, so keep the point just inside.
      CGPoint(x: min(frame.minX + frame.width * place.dx, frame.maxX - 0.5), y: min(frame.minY + frame.height * place.dy, frame.maxY - 0.5))
    }
    return stops.reduce(FingerPath(at: point(start), after: delay)) { $0.moving(to: point($1.place), over: $1.seconds) }
  }

  /// The name and the value of the first invalid place or time, or `nil` if all are valid.
  var unusablePart: (name: String, value: String)? {
    let places = [start] + stops.map(\.place)
    let times = [delay] + stops.map(\.seconds)
    if let place = places.first(where: { !(0...1).contains($0.dx) || !(0...1).contains($0.dy) }) {
      return ("finger’s place", "(\(Double(place.dx).plain), \(Double(place.dy).plain))")
    }
    return times.first { !(0...1e6).contains($0) }.map { ("finger’s time", $0.seconds) }
  }
}
