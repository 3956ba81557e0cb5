public import Foundation
public import UIKit

/// Where the content of a scroll view is, as in SwiftUI.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content that is at the top left of the scroll view.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The room around the content.
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

  /// The part of the content that is shown.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The same, without the room around the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  @MainActor
  init(of scrolling: any Scrolling) {
    let insets = scrolling.reachedInsets
    self.init(
      contentOffset: scrolling.reachedOffset, contentSize: scrolling.contentSize,
      contentInsets: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right), containerSize: scrolling.reachedFrame.size)
  }
}

/// What a scroll view does, as in SwiftUI.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing scrolls.
  case idle
  /// A finger is down and may begin to scroll; not told here.
  case tracking
  /// A finger scrolls.
  case interacting
  /// The content goes on after a swipe; not told here, where it is at its new place at once.
  case decelerating
  /// Code scrolls; not told here.
  case animating

  /// Whether something scrolls.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What is known when the phase of a scroll view changes.
public struct ScrollPhaseChangeContext {
  /// Where the content is.
  public let geometry: ScrollGeometry
  /// How fast it moves: not at all, as it is at its new place at once.
  public let velocity: CGVector?
}

extension Node {
  /// The first scroll view in this node, or the node itself.
  var firstScrolling: (any Scrolling)? {
    if let scrollingNode { return scrollingNode }
    var found: (any Scrolling)?
    forEachChild { if found == nil { found = $0.firstScrolling } }
    return found
  }

  /// The scroll view in this node, or the one around it.
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
