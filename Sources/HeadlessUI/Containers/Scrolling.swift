import Foundation
import ScreenModel

/// A node whose content moves under its frame.
@MainActor
protocol Scrolling: Node {
  var axes: Axis.Set { get }
  /// The size of all the content, in points.
  var contentSize: CGSize { get }
  /// The point of the content that is at the top left of the frame.
  var contentOffset: CGPoint { get set }
}

extension Scrolling {
  /// The farthest that the content can be moved.
  var maximumOffset: CGPoint {
    CGPoint(x: max(0, contentSize.width - frame.width), y: max(0, contentSize.height - frame.height))
  }

  private func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

  /// Moves the content with the finger.
  ///
  /// Beyond its ends it springs back, so that nothing is left of a pull there.
  func scrollContent(with drag: DragEvent) -> Bool {
    let delta = CGSize(width: drag.end.x - drag.start.x, height: drag.end.y - drag.start.y)
    let main: Axis = abs(delta.width) > abs(delta.height) ? .horizontal : .vertical
    guard scrolls(main) else { return false }
    var offset = contentOffset
    for axis in Axis.allCases where scrolls(axis) { offset[axis] -= delta[axis] }
    move(to: offset)
    return true
  }

  /// Moves the content so that a rectangle of the screen comes into the frame, its near edge first where it is larger.
  func scrollToShow(_ rect: CGRect) {
    var offset = contentOffset
    for axis in Axis.allCases where scrolls(axis) {
      let (start, length) = (rect.origin[axis], rect.size[axis])
      let (from, room) = (frame.origin[axis], frame.size[axis])
      if start < from || length > room {
        offset[axis] += start - from
      } else if start + length > from + room {
        offset[axis] += start + length - (from + room)
      }
    }
    move(to: offset)
  }

  private func move(to offset: CGPoint) {
    let limit = maximumOffset
    let clamped = CGPoint(x: min(max(0, offset.x), limit.x), y: min(max(0, offset.y), limit.y))
    guard clamped != contentOffset else { return }
    contentOffset = clamped
    invalidateLayout()
  }

  /// Keeps the offset within the content after the content has shrunk.
  func clampOffset() {
    let limit = maximumOffset
    contentOffset = CGPoint(x: min(contentOffset.x, limit.x), y: min(contentOffset.y, limit.y))
  }
}
