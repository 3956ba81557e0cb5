import Foundation
import HeadlessXCUI

// Matchers for the visibility of an element, by three measures: the visible fraction of its area, the intersection of frames, and the element's flags.
extension ElementMatcher {
  /// Matches elements with at least 75 % of their area visible, which means on screen, not clipped and not covered.
  nonisolated public static var isSufficientlyVisible: ElementMatcher {
    ElementMatcher("is sufficiently visible") { $0.visibleFraction >= 0.75 }
  }

  /// Matches elements with at least this fraction of their area visible, from 0 to 1.
  ///
  /// The visible area is on screen, not clipped, and not covered.
  nonisolated public static func isVisible(atLeast fraction: Double) -> ElementMatcher {
    ElementMatcher("is at least \((fraction * 100).plain) % visible") { $0.visibleFraction >= fraction }
  }

  /// Matches elements without any visible area, and the absence of an element.
  nonisolated public static var isNotVisible: ElementMatcher {
    ElementMatcher("is not visible", matchesAbsence: { true }, test: { $0.visibleFraction == 0 })
  }

  /// Matches elements that a finger can reach, because at least 10 square points of them are visible.
  nonisolated public static var isInteractable: ElementMatcher { ElementMatcher("is interactable") { $0.interactionPoint != nil } }

  /// Matches elements that have content to draw and aren't hidden or fully transparent.
  ///
  /// An element with an empty frame has content if it doesn't clip, because it can draw outside of its frame. Unlike `isVisible(atLeast:)`, the matcher ignores the
  /// element's position, its ancestors, and elements that cover it.
  nonisolated public static var isRendered: ElementMatcher { ElementMatcher("is rendered") { $0.isRendered } }

  /// Matches elements that have content to draw and aren't hidden or fully transparent.
  @available(*, deprecated, renamed: "isRendered")
  nonisolated public static var isDrawn: ElementMatcher { isRendered }

  /// Matches elements whose frame intersects their window, even if other elements cover them.
  nonisolated public static var isOnScreen: ElementMatcher { ElementMatcher("is on screen") { $0.isOnScreen } }

  /// Matches elements that are rendered and on screen, and whose ancestors all are, too.
  ///
  /// Other elements can cover the element.
  nonisolated public static var isOnScreenAndRendered: ElementMatcher { ElementMatcher("is on screen and rendered, with all its ancestors") { $0.isOnScreenAndRendered } }

  /// Matches elements that are rendered and on screen, and whose ancestors all are, too.
  @available(*, deprecated, renamed: "isOnScreenAndRendered")
  nonisolated public static var isOnScreenAndDrawn: ElementMatcher { isOnScreenAndRendered }
}
