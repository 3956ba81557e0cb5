import Foundation
import HeadlessXCUI

/// A direction on the screen.
///
/// For a swipe, it's the direction that the finger moves. For a scroll, it's the direction that the view moves over its content.
public enum MoveDirection: String, CaseIterable, Hashable, Sendable {
  /// Toward the top.
  case up
  /// Toward the bottom.
  case down
  /// Toward the left.
  case left
  /// Toward the right.
  case right

  /// The direction as a vector with a length of 1.
  var vector: CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    }
  }

  var isVertical: Bool { self == .up || self == .down }

  /// The edge of the content that the view moves toward.
  var edge: ContentEdge {
    switch self {
    case .up: .top
    case .down: .bottom
    case .left: .left
    case .right: .right
    }
  }

  var words: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .left: "to the left"
    case .right: "to the right"
    }
  }
}

extension ContentEdge {
  /// The direction that the view moves to reach the edge.
  var direction: MoveDirection {
    switch self {
    case .top: .up
    case .bottom: .down
    case .left: .left
    case .right: .right
    }
  }
}
