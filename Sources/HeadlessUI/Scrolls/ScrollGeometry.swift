public import Foundation
public import UIKit

/// The geometry of a scroll view and its content.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content that is at the top-left corner of the scroll view.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates the geometry of a scroll view.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible part of the content, without the insets around the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  @MainActor
  init(of scrolling: any Scrolling) {
    let insets = scrolling.reachedInsets
    self.init(
      contentOffset: scrolling.reachedOffset, contentSize: scrolling.contentSize,
      contentInsets: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right), containerSize: scrolling.reachedFrame.size)
  }
}

/// The phase of a scroll view's scrolling.
public enum ScrollPhase: Hashable, Sendable {
  /// The scroll view isn't scrolling.
  case idle
  /// A finger is down and can start to scroll.
  ///
  /// This phase doesn't occur on the simulated device.
  case tracking
  /// A finger is scrolling.
  case interacting
  /// The content moves on after a swipe.
  ///
  /// This phase doesn't occur on the simulated device, because the content moves to its new place at once.
  case decelerating
  /// Code scrolls the content with an animation.
  ///
  /// This phase doesn't occur on the simulated device.
  case animating

  /// A Boolean value that indicates whether the content is scrolling.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// The velocity of the content.
  ///
  /// On the simulated device, the velocity is zero, because the content moves to its new place at once.
  public let velocity: CGVector?
}

extension Node {
  /// The node's own scroll view, or the first scroll view in it.
  var firstScrolling: (any Scrolling)? {
    if let scrollingNode { return scrollingNode }
    var found: (any Scrolling)?
    forEachChild { if found == nil { found = $0.firstScrolling } }
    return found
  }

  /// The first scroll view in this node, or the nearest enclosing scroll view.
  var nearestScrolling: (any Scrolling)? {
    if let found = firstScrolling { return found }
    var node = parent
    while let current = node {
      if let scrolling = current.scrollingNode { return scrolling }
      node = current.parent
    }
    return nil
  }
}
