import Foundation
import ScreenModel

/// A node whose content scrolls.
@MainActor
protocol Scrolling: Node, ScrollArea {
  var axes: Axis.Set { get }
  /// The size of the content, in points.
  var contentSize: CGSize { get }
  /// The point of the content that is at the top-left corner of the frame.
  var contentOffset: CGPoint { get set }
  /// The insets around the content, in points.
  var contentInsets: ElementDetails.Insets { get }
  /// The distances by which the visible frame extends beyond the layout frame.
  ///
  /// The visible frame can extend under bars and to the screen's edges.
  var reach: SafeAreaReach { get }
  /// Whether the content scrolls in whole pages.
  var isPaging: Bool { get }
  /// The control that refreshes the content, if there is one.
  var refreshing: (any RefreshControlling)? { get }
}

/// A control that refreshes content when it's pulled down.
@MainActor
protocol RefreshControlling: AnyObject {
  /// Whether a refresh action exists and can run.
  var canBegin: Bool { get }

  /// Starts the refresh unless it's already running.
  ///
  /// - Returns: Whether a refresh action exists and can run.
  func begin() -> Bool
}

extension Scrolling {
  /// The distance in points that the content must be pulled down to start a refresh.
  private static var lengthOfRefresh: CGFloat { 120 }

  var contentInsets: ElementDetails.Insets { ElementDetails.Insets() }
  var reach: SafeAreaReach { SafeAreaReach() }
  var isPaging: Bool { false }
  var refreshing: (any RefreshControlling)? { nil }

  /// The smallest offset of the content, which is 0 without insets.
  var minimumOffset: CGPoint { CGPoint(x: -contentInsets.left, y: -contentInsets.top) }

  /// The largest offset of the content.
  var maximumOffset: CGPoint {
    let insets = contentInsets
    return CGPoint(
      x: max(-insets.left, contentSize.width + insets.right - frame.width), y: max(-insets.top, contentSize.height + insets.bottom - frame.height))
  }

  /// The frame on the screen, including the areas under bars and at the screen's edges.
  var reachedFrame: CGRect { reach.insets.rect(around: frame) }

  /// The point of the content that is at the top-left corner of ``reachedFrame``.
  var reachedOffset: CGPoint { CGPoint(x: contentOffset.x - reach.insets.left, y: contentOffset.y - reach.insets.top) }

  /// The insets around the content in ``reachedFrame``.
  var reachedInsets: ElementDetails.Insets { contentInsets + reach.insets }

  /// The insets of ``reachedFrame`` that are under bars.
  private var covered: ElementDetails.Insets {
    var covered = reach.covered
    covered.top = max(0, covered.top - collapse)
    return covered
  }

  /// The distance that the layout frame would move up if its large title collapsed, in points.
  private var collapse: CGFloat { reach.page?.titleCollapse ?? 0 }

  /// The area to scroll content into.
  ///
  /// The area consists of the layout frame and the space of the large title, which can collapse.
  var areaToShowIn: CGRect { CGRect(x: frame.minX, y: frame.minY - collapse, width: frame.width, height: frame.height + collapse) }

  /// The part of ``reachedFrame`` that isn't under bars.
  var visibleFrame: CGRect { covered.rect(in: reachedFrame) }

  /// The scroll position for the node's element.
  var scrollingDetails: ElementDetails {
    ElementDetails(
      scrolling: ElementDetails.Scrolling(contentOffset: reachedOffset, contentSize: contentSize, insets: reachedInsets, covered: covered))
  }

  /// Returns how far the layout frame can extend along the scrolling axes.
  ///
  /// After the call, the page's large title collapses as this node scrolls.
  func findReach() -> SafeAreaReach {
    var found = safeAreaReach(of: frame)
    if !axes.contains(.vertical) {
      (found.insets.top, found.insets.bottom, found.covered.top, found.covered.bottom) = (0, 0, 0, 0)
      found.page = nil
    }
    if !axes.contains(.horizontal) { (found.insets.left, found.insets.right, found.covered.left, found.covered.right) = (0, 0, 0, 0) }
    if let page = reach.page, page !== found.page { page.titleStopsFollowing(self) }
    found.page?.titleFollows(self)
    return found
  }

  /// Returns whether the content scrolls along an axis.
  func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

  /// Scrolls the content by the length of a drag, and farther after a swipe.
  ///
  /// The content springs back at its ends, so a drag beyond them has no effect. As with every animation, the element tree shows the final position immediately, and the content counts as moving until the animation ends.
  ///
  /// - Returns: Whether the content moved or started to refresh. If the result is `false`, the surrounding views handle the drag.
  func scrollContent(with drag: DragEvent) -> Bool {
    let delta = drag.delta
    let main = drag.mainAxis
    guard scrolls(main), !environment.isScrollDisabled else { return false }
    let isPull = main == .vertical && contentOffset.y - delta.height - minimumOffset.y < -Self.lengthOfRefresh
    var offset = contentOffset
    for axis in Axis.allCases where scrolls(axis) { offset[axis] = isPaging ? pageOffset(axis, delta[axis]) : offset[axis] - delta[axis] }
    let momentum = isPaging || isPull ? nil : ScrollMomentum(speed: drag.velocity[main])
    let finger = offset[main]
    if let momentum { offset[main] -= momentum.distance }
    let hasMoved = move(to: aligned(offset, along: main))
    if let momentum, hasMoved { host.animations.contentGlides(of: self, for: momentum.seconds(for: abs(contentOffset[main] - finger))) }
    if hasMoved { contentWasScrolled() }
    let refreshes = isPull && refreshing?.begin() == true
    return hasMoved || refreshes
  }

  /// Returns whether the content can scroll along the axis of a drag, regardless of its current offset.
  func scrolls(with drag: DragEvent) -> Bool {
    let main = drag.mainAxis
    return scrolls(main) && !environment.isScrollDisabled && (maximumOffset[main] > minimumOffset[main] || refreshing?.canBegin == true)
  }

  /// Returns the offset of paged content after a drag.
  ///
  /// A drag of at least a tenth of a page's length moves to the next page. After a shorter drag, the page springs back.
  private func pageOffset(_ axis: Axis, _ delta: CGFloat) -> CGFloat {
    let length = frame.size[axis]
    guard length > 0 else { return 0 }
    let page = (contentOffset[axis] / length).rounded()
    let pages = -delta / length
    let turned = abs(pages) < 0.1 ? 0 : max(1, abs(pages).rounded()) * (pages < 0 ? -1 : 1)
    return (page + turned) * length
  }

  /// Scrolls to make a rectangle of the screen visible.
  ///
  /// If the rectangle is larger than the visible area, only its near edge becomes visible.
  func scrollToShow(_ rect: CGRect) {
    var offset = contentOffset
    let area = areaToShowIn
    for axis in Axis.allCases where scrolls(axis) {
      let (start, length) = (rect.origin[axis], rect.size[axis])
      let (from, room) = (area.origin[axis], area.size[axis])
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
    let (least, limit) = (minimumOffset, maximumOffset)
    let clamped = CGPoint(x: min(max(least.x, offset.x), limit.x), y: min(max(least.y, offset.y), limit.y))
    guard clamped != contentOffset else { return false }
    contentOffset = clamped
    invalidateLayout()
    return true
  }

  /// Limits the offset to the size of the content, which can become smaller.
  func clampOffset() {
    let limit = maximumOffset
    contentOffset = CGPoint(x: min(contentOffset.x, limit.x), y: min(contentOffset.y, limit.y))
  }
}

/// The movement of content after a swipe.
///
/// The content keeps 99.8 % of its speed each millisecond.
///
/// The rate is `UIScrollView.DecelerationRate.normal`.
struct ScrollMomentum {
  private static let decay = -1_000 * log(0.998)
  /// The speed below which the content comes to rest, in points per second.
  private static let leastSpeed = 10.0

  private let speed: Double

  /// Creates the movement for a speed, or returns `nil` if the finger was at rest.
  ///
  /// - Parameter speed: The speed of the finger when it was lifted, in points per second.
  init?(speed: CGFloat) {
    guard abs(Double(speed)) > Self.leastSpeed else { return nil }
    self.speed = Double(speed)
  }

  /// How far the content moves after the finger is lifted, in points.
  var distance: CGFloat { CGFloat((speed - (speed < 0 ? -1 : 1) * Self.leastSpeed) / Self.decay) }

  /// Returns the time in seconds until the content has moved by the given distance.
  func seconds(for part: CGFloat) -> Double {
    let left = max(Self.leastSpeed, abs(speed) - Double(part) * Self.decay)
    return max(0, log(abs(speed) / left) / Self.decay)
  }
}

extension Node {
  /// Returns the nearest surrounding node that scrolls along an axis.
  func enclosingScrolling(_ axis: Axis) -> (any Scrolling)? {
    var node = parent
    while let current = node {
      if let scrolling = current.scrollingNode, scrolling.scrolls(axis) { return scrolling }
      // Stop at a presentation, because it doesn't scroll with the view that presents it.
      if current.isPresented { return nil }
      node = current.parent
    }
    return nil
  }

  /// Invalidates the layout of this node and its ancestors below the given node.
  ///
  /// The given node must lay out its content again immediately.
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
  /// The distance that the finger moved, in points.
  var delta: CGSize { CGSize(width: end.x - start.x, height: end.y - start.y) }

  /// The axis along which the finger moved farther.
  var mainAxis: Axis { abs(delta.width) > abs(delta.height) ? .horizontal : .vertical }
}

extension EnvironmentValues {
  @Entry var isScrollDisabled = false

  @Entry var isScrollPaging = false
}
