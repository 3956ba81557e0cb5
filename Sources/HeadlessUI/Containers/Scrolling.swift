import Foundation
import ScreenModel

/// A node whose content moves under its frame.
@MainActor
protocol Scrolling: Node, ScrollArea {
  var axes: Axis.Set { get }
  /// The size of all the content, in points.
  var contentSize: CGSize { get }
  /// The point of the content that is at the top left of the frame.
  var contentOffset: CGPoint { get set }
  /// Whether the content comes to rest at whole pages only.
  var isPaging: Bool { get }
  /// What a pull at the top does, if anything.
  var refreshControl: RefreshControl? { get }
}

extension Scrolling {
  var isPaging: Bool { false }
  var refreshControl: RefreshControl? { nil }

  /// The farthest that the content can be moved.
  var maximumOffset: CGPoint {
    CGPoint(x: max(0, contentSize.width - frame.width), y: max(0, contentSize.height - frame.height))
  }

  /// Whether the content can be moved along an axis.
  func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

  /// Moves the content with the finger, by exactly the length of the drag.
  ///
  /// Beyond its ends it springs back, so that nothing is left of a pull there.
  ///
  /// - Returns: Whether the content moved or a pull began to refresh it; otherwise the drag is for what lies around.
  func scrollContent(with drag: DragEvent) -> Bool {
    let delta = drag.delta
    let main = drag.mainAxis
    guard scrolls(main), !environment.isScrollDisabled else { return false }
    let isPull = main == .vertical && contentOffset.y - delta.height < -RefreshControl.threshold
    var offset = contentOffset
    for axis in Axis.allCases where scrolls(axis) { offset[axis] = isPaging ? pageOffset(axis, delta[axis]) : offset[axis] - delta[axis] }
    let hasMoved = move(to: offset)
    let refreshes = isPull && refreshControl?.begin() == true
    return hasMoved || refreshes
  }

  /// Where paged content comes to rest: a drag of a tenth of a page turns to the next page in its direction, a shorter one falls back.
  private func pageOffset(_ axis: Axis, _ delta: CGFloat) -> CGFloat {
    let length = frame.size[axis]
    guard length > 0 else { return 0 }
    let page = (contentOffset[axis] / length).rounded()
    let pages = -delta / length
    let turned = abs(pages) < 0.1 ? 0 : max(1, abs(pages).rounded()) * (pages < 0 ? -1 : 1)
    return (page + turned) * length
  }

  /// Moves the content so that a rectangle of the screen comes into the frame, its near edge first where it is larger.
  func scrollToShow(_ rect: CGRect) {
    var offset = contentOffset
    for axis in Axis.allCases where scrolls(axis) {
      let (start, length) = (rect.origin[axis], rect.size[axis])
      let (from, room) = (frame.origin[axis], frame.size[axis])
      if isPaging, room > 0 {
        offset[axis] = ((offset[axis] + start + length / 2 - from) / room).rounded(.down) * room
      } else if start < from || length > room {
        offset[axis] += start - from
      } else if start + length > from + room {
        offset[axis] += start + length - (from + room)
      }
    }
    _ = move(to: offset)
  }

  @discardableResult
  func move(to offset: CGPoint) -> Bool {
    let limit = maximumOffset
    let clamped = CGPoint(x: min(max(0, offset.x), limit.x), y: min(max(0, offset.y), limit.y))
    guard clamped != contentOffset else { return false }
    contentOffset = clamped
    invalidateLayout()
    return true
  }

  /// Keeps the offset within the content after the content has shrunk.
  func clampOffset() {
    let limit = maximumOffset
    contentOffset = CGPoint(x: min(contentOffset.x, limit.x), y: min(contentOffset.y, limit.y))
  }
}

extension Node {
  /// The nearest node around this one whose content moves along an axis.
  func enclosingScrolling(_ axis: Axis) -> (any Scrolling)? {
    var node = parent
    while let current = node {
      if let scrolling = current as? any Scrolling, scrolling.scrolls(axis) { return scrolling }
      // What is presented does not move with what presented it.
      if current is PresentationNode { return nil }
      node = current.parent
    }
    return nil
  }

  /// Forgets the sizes of this node and of all below a node around it, for a container that lays out its content again at once.
  func invalidateLayout(below ancestor: Node) {
    var node: Node? = self
    while let current = node, current !== ancestor {
      current.isLayoutValid = false
      current.sizeCache.removeAllButAnswered()
      current.needsSync = true
      node = current.parent
    }
  }
}

extension DragEvent {
  /// How far the finger moved, in points.
  var delta: CGSize { CGSize(width: end.x - start.x, height: end.y - start.y) }

  /// The axis that the finger moved along for the most part.
  var mainAxis: Axis { abs(delta.width) > abs(delta.height) ? .horizontal : .vertical }
}

private struct ScrollDisabledKey: EnvironmentKey {
  static let defaultValue = false
}

private struct ScrollPagingKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isScrollDisabled: Bool {
    get { self[ScrollDisabledKey.self] }
    set { self[ScrollDisabledKey.self] = newValue }
  }

  var isScrollPaging: Bool {
    get { self[ScrollPagingKey.self] }
    set { self[ScrollPagingKey.self] = newValue }
  }
}

/// Where scrolled content comes to rest.
public struct ScrollTargetBehavior: Equatable, Sendable {
  let isPaging: Bool

  /// Wherever the finger leaves it.
  public static let automatic = ScrollTargetBehavior(isPaging: false)
  /// At whole pages, each as large as the scroll view; a drag of at least a tenth of a page turns to the next one.
  public static let paging = ScrollTargetBehavior(isPaging: true)
}

extension View {
  /// Keeps the content of scroll views and lists in this view where it is.
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollDisabled, disabled) }

  /// Where the content of the scroll views in this view comes to rest.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { environment(\.isScrollPaging, behavior.isPaging) }
}
