import Foundation
import HeadlessXCUI

/// A direction on the screen: that of the finger for a swipe, that of the view over its content for a scroll.
public enum MoveDirection: String, CaseIterable, Hashable, Sendable {
  /// To the top.
  case up
  /// To the bottom.
  case down
  /// To the left.
  case left
  /// To the right.
  case right

  /// The direction as a vector of the length 1.
  var vector: CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    }
  }

  var isVertical: Bool { self == .up || self == .down }

  /// The edge of the content that the view comes to.
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
  /// The direction in which the view comes to the edge.
  var direction: MoveDirection {
    switch self {
    case .top: .up
    case .bottom: .down
    case .left: .left
    case .right: .right
    }
  }
}
