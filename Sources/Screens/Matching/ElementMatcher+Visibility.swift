import Foundation
import HeadlessXCUI

// Matchers for what a person sees of an element. “Visible” has three meanings with three names: a fraction of the area, an intersection of frames, and flags with a place.
extension ElementMatcher {
  /// Matches elements with at least 75 % of their area visible: on screen, not clipped, and not covered.
  nonisolated public static var isSufficientlyVisible: ElementMatcher {
    ElementMatcher("is sufficiently visible") { $0.visibleFraction >= 0.75 }
  }

  /// Matches elements with at least this fraction of their area visible, from 0 to 1.
  ///
  /// The visible area is on screen, not clipped, and not covered.
  nonisolated public static func isVisible(atLeast fraction: Double) -> ElementMatcher {
    ElementMatcher("is visible to at least \((fraction * 100).plain) %") { $0.visibleFraction >= fraction }
  }

  /// Matches elements that aren't visible at all, and absence.
  nonisolated public static var isNotVisible: ElementMatcher {
    ElementMatcher("is not visible", matchesAbsence: { true }, test: { $0.visibleFraction == 0 })
  }

  /// Matches elements that a finger can reach: at least 10 square points are visible.
  nonisolated public static var isInteractable: ElementMatcher { ElementMatcher("is interactable") { $0.interactionPoint != nil } }

  /// Matches elements whose own flags make them visible.
  ///
  /// The element isn't hidden or fully transparent, and it has content to draw. An element with an empty frame has content if it doesn't clip, because it can draw
  /// outside of its frame. Unlike `isVisible(atLeast:)`, the matcher ignores the element's position, the elements around it, and what covers it.
  nonisolated public static var isRendered: ElementMatcher { ElementMatcher("is rendered") { $0.isRendered } }

  /// Matches elements whose own flags make them visible.
  @available(*, deprecated, renamed: "isRendered")
  nonisolated public static var isDrawn: ElementMatcher { isRendered }

  /// Matches elements whose frame intersects their window, even if they're covered.
  nonisolated public static var isOnScreen: ElementMatcher { ElementMatcher("is on screen") { $0.isOnScreen } }

  /// Matches elements that are rendered and on screen, together with all elements around them.
  ///
  /// The elements can be covered.
  nonisolated public static var isOnScreenAndRendered: ElementMatcher { ElementMatcher("is on screen and rendered, with all its ancestors") { $0.isOnScreenAndRendered } }

  /// Matches elements that are rendered and on screen, together with all elements around them.
  @available(*, deprecated, renamed: "isOnScreenAndRendered")
  nonisolated public static var isOnScreenAndDrawn: ElementMatcher { isOnScreenAndRendered }
}
