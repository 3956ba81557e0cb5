import Foundation
import ScreenModel

/// What the margins of a scrolling container are for.
public struct ContentMarginPlacement: Equatable, Sendable {
  let isForContent: Bool

  /// The content and the scroll indicators.
  public static let automatic = ContentMarginPlacement(isForContent: true)
  /// The content alone.
  public static let scrollContent = ContentMarginPlacement(isForContent: true)
  /// The scroll indicators alone, which a simulated device does not draw.
  public static let scrollIndicators = ContentMarginPlacement(isForContent: false)
}

extension EnvironmentValues {
  @Entry var contentMargins = EdgeInsets()
}

extension View {
  /// Adds margins around the content of the scroll views and lists in this view; the content scrolls through them.
  ///
  /// At its top the content begins below the margin: the content offset is then the margin, below zero, as with `UIScrollView.contentInset`.
  public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      guard placement.isForContent else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Adds margins of one length around the content of the scroll views and lists in this view; none for `nil`.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 0), for: placement)
  }

  /// Adds margins of one length at all edges of the content of the scroll views and lists in this view.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension Scrolling {
  /// The margins around the content as the environment has them, with left and right for leading and trailing.
  var marginsOfEnvironment: ElementDetails.Insets {
    let margins = environment.contentMargins
    let (left, right) = environment.isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    return ElementDetails.Insets(top: margins.top, left: left, bottom: margins.bottom, right: right)
  }

  /// Moves the content with margins that have changed.
  func contentInsetsDidChange(from old: ElementDetails.Insets) {
    contentOffset.x -= contentInsets.left - old.left
    contentOffset.y -= contentInsets.top - old.top
  }
}
