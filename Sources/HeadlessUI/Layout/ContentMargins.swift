import Foundation
import ScreenModel

/// The part of scrolling content that margins apply to.
public struct ContentMarginPlacement: Equatable, Sendable {
  let isForContent: Bool

  /// The margins apply to the content and the scroll indicators.
  public static let automatic = ContentMarginPlacement(isForContent: true)
  /// The margins apply to the content only.
  public static let scrollContent = ContentMarginPlacement(isForContent: true)
  /// The margins apply to the scroll indicators only.
  ///
  /// On the simulated device, these margins have no effect.
  public static let scrollIndicators = ContentMarginPlacement(isForContent: false)
}

extension EnvironmentValues {
  @Entry var contentMargins = EdgeInsets()
}

extension View {
  /// Adds margins around the content of the scroll views and lists in this view.
  ///
  /// The content can be scrolled into the margins.
  /// Before it's scrolled, the content offset is the negative top margin, as with `UIScrollView.contentInset`.
  public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      guard placement.isForContent else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Adds margins to some edges of the content of the scroll views and lists in this view, in points.
  ///
  /// If the length is `nil`, the margins are 0.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 0), for: placement)
  }

  /// Adds margins to all edges of the content of the scroll views and lists in this view, in points.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension Scrolling {
  /// The content margins of the environment, with leading and trailing edges converted to left and right.
  var marginsOfEnvironment: ElementDetails.Insets {
    let margins = environment.contentMargins
    let (left, right) = environment.isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    return ElementDetails.Insets(top: margins.top, left: left, bottom: margins.bottom, right: right)
  }

  /// Adjusts the content offset after the margins have changed.
  func contentInsetsDidChange(from old: ElementDetails.Insets) {
    contentOffset.x -= contentInsets.left - old.left
    contentOffset.y -= contentInsets.top - old.top
  }
}
