import Foundation
import HeadlessXCUI

/// The path of one finger over an element, from where it comes down to where it is lifted.
///
/// ```swift
/// let line = Finger(at: .topLeft).moving(to: .bottomRight, over: 0.5)
/// ```
/// - Places are fractions of the element's size, as in ``ElementAttributes/NormalizedCoordinate``.
/// - Times are virtual seconds. While the finger moves, the app hears of its place sixty times a second.
/// - A finger that is lifted while it moves has a speed, as in a swipe; one that rests before it is lifted has none.
public struct Finger: Hashable, Sendable {
  private struct Stop: Hashable, Sendable {
    let place: ElementAttributes.NormalizedCoordinate
    let seconds: Double
  }

  private let start: ElementAttributes.NormalizedCoordinate
  private let delay: Double
  private var stops: [Stop] = []

  /// Creates the path of a finger that comes down at a place.
  /// - Parameters:
  ///   - place: The place on the element.
  ///   - delay: How long after the first finger it comes down, in seconds.
  public init(at place: ElementAttributes.NormalizedCoordinate, after delay: Double = 0) {
    start = place
    self.delay = delay
  }

  /// Returns the path, continued by a movement in a straight line.
  /// - Parameters:
  ///   - place: The place on the element that the finger moves to.
  ///   - seconds: How long it takes.
  public func moving(to place: ElementAttributes.NormalizedCoordinate, over seconds: Double) -> Finger {
    var path = self
    path.stops.append(Stop(place: place, seconds: seconds))
    return path
  }

  /// Returns the path, continued by a rest.
  /// - Parameter seconds: How long the finger rests.
  public func resting(for seconds: Double) -> Finger { moving(to: stops.last?.place ?? start, over: seconds) }

  /// Returns the path on an element with a frame on the screen.
  func path(in frame: CGRect) -> FingerPath {
    func point(_ place: ElementAttributes.NormalizedCoordinate) -> CGPoint {
      // A fraction of 1 names the far edge; the last point that a finger can reach is just within it.
      CGPoint(x: min(frame.minX + frame.width * place.dx, frame.maxX - 0.5), y: min(frame.minY + frame.height * place.dy, frame.maxY - 0.5))
    }
    return stops.reduce(FingerPath(at: point(start), after: delay)) { $0.moving(to: point($1.place), over: $1.seconds) }
  }

  /// Whether a number among the places and the times cannot be used.
  var isUnusable: Bool {
    let places = [start] + stops.map(\.place)
    let times = [delay] + stops.map(\.seconds)
    return !places.allSatisfy { (0...1).contains($0.dx) && (0...1).contains($0.dy) } || !times.allSatisfy { (0...1e6).contains($0) }
  }
}
