import Foundation
import ScreenModel

/// A node whose content scrolls.
@MainActor
protocol Scrolling: Node, ScrollArea {
  var axes: Axis.Set { get }
  /// The size of the content, in points.
  var contentSize: CGSize { get }
  /// The point of the content that is at the top left of the frame.
  var contentOffset: CGPoint { get set }
  /// The room around the content, in points.
  var contentInsets: ElementDetails.Insets { get }
  /// How far the frame on the screen reaches beyond the frame of the layout: under bars and to the edges of the screen.
  var reach: SafeAreaReach { get }
  /// Whether the content scrolls by whole pages.
  var isPaging: Bool { get }
  /// The control that refreshes the content, if there is one.
  var refreshing: (any RefreshControlling)? { get }
}

/// What refreshes content that is pulled down.
@MainActor
protocol RefreshControlling: AnyObject {
  /// Whether there is something to refresh.
  var canBegin: Bool { get }

  /// Starts the refresh, unless it is running.
  ///
  /// - Returns: Whether there is something to refresh.
  func begin() -> Bool
}

extension Scrolling {
  /// The length of a pull that refreshes, in points.
  private static var lengthOfRefresh: CGFloat { 120 }

  var contentInsets: ElementDetails.Insets { ElementDetails.Insets() }
  var reach: SafeAreaReach { SafeAreaReach() }
  var isPaging: Bool { false }
  var refreshing: (any RefreshControlling)? { nil }

  /// The least offset of the content: 0 without room around it.
  var minimumOffset: CGPoint { CGPoint(x: -contentInsets.left, y: -contentInsets.top) }

  /// The greatest offset of the content.
  var maximumOffset: CGPoint {
    let insets = contentInsets
    return CGPoint(
      x: max(-insets.left, contentSize.width + insets.right - frame.width), y: max(-insets.top, contentSize.height + insets.bottom - frame.height))
  }

  /// The frame on the screen, which reaches under bars and to the edges of the screen.
  var reachedFrame: CGRect { reach.insets.rect(around: frame) }

  /// The point of the content that is at the top left of the frame on the screen.
  var reachedOffset: CGPoint { CGPoint(x: contentOffset.x - reach.insets.left, y: contentOffset.y - reach.insets.top) }

  /// The room around the content in the frame on the screen.
  var reachedInsets: ElementDetails.Insets { contentInsets + reach.insets }

  /// How much of the frame on the screen lies under bars.
  private var covered: ElementDetails.Insets {
    var covered = reach.covered
    covered.top = max(0, covered.top - collapse)
    return covered
  }

  /// How much higher the frame of the layout would be if it followed a large title that is scrolled away.
  private var collapse: CGFloat { reach.page?.titleCollapse ?? 0 }

  /// Where content is brought to that is to be seen: the frame of the layout, with what a large title has left.
  var areaToShowIn: CGRect { CGRect(x: frame.minX, y: frame.minY - collapse, width: frame.width, height: frame.height + collapse) }

  /// The frame on the screen, without what lies under bars.
  var visibleFrame: CGRect { covered.rect(in: reachedFrame) }

  /// Where the content is, for its element.
  var scrollingDetails: ElementDetails {
    ElementDetails(
      scrolling: ElementDetails.Scrolling(contentOffset: reachedOffset, contentSize: contentSize, insets: reachedInsets, covered: covered))
  }

  /// How far the frame of the layout may be extended along the axes of the content.
  ///
  /// The title of the page follows the content from then on.
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

  /// Whether the content scrolls along an axis.
  func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

  /// Scrolls the content by exactly the length of a drag, and on for as long as its speed lasts after a swipe.
  ///
  /// At its ends it springs back, so a drag beyond them has no effect. As with every animation, the content is at its new place at once, and counts as moving
  /// until it comes to rest.
  ///
  /// - Returns: Whether the content moved or began to refresh; otherwise the drag goes to the views around.
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

  /// Whether the content follows a finger in the direction of a drag, as long as it is not at its end.
  func scrolls(with drag: DragEvent) -> Bool {
    let main = drag.mainAxis
    return scrolls(main) && !environment.isScrollDisabled && (maximumOffset[main] > minimumOffset[main] || refreshing?.canBegin == true)
  }

  /// Returns the offset of paged content after a drag: one of at least a tenth of a page turns the page, a shorter one springs back.
  private func pageOffset(_ axis: Axis, _ delta: CGFloat) -> CGFloat {
    let length = frame.size[axis]
    guard length > 0 else { return 0 }
    let page = (contentOffset[axis] / length).rounded()
    let pages = -delta / length
    let turned = abs(pages) < 0.1 ? 0 : max(1, abs(pages).rounded()) * (pages < 0 ? -1 : 1)
    return (page + turned) * length
  }

  /// Scrolls so that a rectangle of the screen is visible, or its near edge if it is too large.
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

  /// Limits the offset to the content, which may have shrunk.
  func clampOffset() {
    let limit = maximumOffset
    contentOffset = CGPoint(x: min(contentOffset.x, limit.x), y: min(contentOffset.y, limit.y))
  }
}

/// How content goes on after a swipe: as with `UIScrollView.DecelerationRate.normal` it keeps 0.998 of its speed each millisecond.
struct ScrollMomentum {
  private static let decay = -1_000 * log(0.998)
  /// The content rests when it moves by fewer points a second.
  private static let leastSpeed = 10.0

  private let speed: Double

  /// - Parameter speed: The speed of the finger when it was lifted, in points a second; `nil` for a finger that rested.
  init?(speed: CGFloat) {
    guard abs(Double(speed)) > Self.leastSpeed else { return nil }
    self.speed = Double(speed)
  }

  /// How far the content goes on in the direction of the finger, in points.
  var distance: CGFloat { CGFloat((speed - (speed < 0 ? -1 : 1) * Self.leastSpeed) / Self.decay) }

  /// How long it takes until the content has gone a part of the distance, because it is at its end.
  func seconds(for part: CGFloat) -> Double {
    let left = max(Self.leastSpeed, abs(speed) - Double(part) * Self.decay)
    return max(0, log(abs(speed) / left) / Self.decay)
  }
}

extension Node {
  /// Returns the nearest node around this one that scrolls along an axis.
  func enclosingScrolling(_ axis: Axis) -> (any Scrolling)? {
    var node = parent
    while let current = node {
      if let scrolling = current.scrollingNode, scrolling.scrolls(axis) { return scrolling }
      // A presentation does not scroll with the view that presents it.
      if current.isPresented { return nil }
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
  /// The distance that the finger moved, in points.
  var delta: CGSize { CGSize(width: end.x - start.x, height: end.y - start.y) }

  /// The axis along which the finger moved farther.
  var mainAxis: Axis { abs(delta.width) > abs(delta.height) ? .horizontal : .vertical }
}

extension EnvironmentValues {
  @Entry var isScrollDisabled = false

  @Entry var isScrollPaging = false
}
