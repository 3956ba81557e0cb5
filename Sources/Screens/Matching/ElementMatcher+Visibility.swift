import Foundation
import HeadlessXCUI

// What a person sees of an element. Three meanings of “visible” have three names: a fraction of the area, an intersection of frames, and flags with a place.
extension ElementMatcher {
  /// Matches an element of whose whole area at least 75 % is visible: on the screen, not clipped, and not covered.
  nonisolated public static var isSufficientlyVisible: ElementMatcher {
    ElementMatcher("is sufficiently visible") { $0.visibleFraction >= 0.75 }
  }

  /// Matches an element of whose whole area at least a fraction, from 0 to 1, is visible: on the screen, not clipped, and not covered.
  nonisolated public static func isVisible(atLeast fraction: Double) -> ElementMatcher {
    ElementMatcher("is visible to at least \((fraction * 100).plain) %") { $0.visibleFraction >= fraction }
  }

  /// Matches an element of which nothing is visible, and is true of an absent one.
  nonisolated public static var isNotVisible: ElementMatcher {
    ElementMatcher("is not visible", matchesAbsence: { true }, test: { $0.visibleFraction == 0 })
  }

  /// Matches an element that a finger can reach: at least 10 square points of it are visible.
  nonisolated public static var isInteractable: ElementMatcher { ElementMatcher("is interactable") { $0.interactionPoint != nil } }

  /// Matches an element that can be seen by its own flags: not hidden, not wholly transparent, and with something to draw.
  ///
  /// An element that does not clip draws outside of an empty frame.
  nonisolated public static var isDrawn: ElementMatcher { ElementMatcher("is drawn") { $0.isDrawn } }

  /// Matches an element whose frame intersects its window; what covers it does not count.
  nonisolated public static var isOnScreen: ElementMatcher { ElementMatcher("is on screen") { $0.isOnScreen } }

  /// Matches an element that is drawn and on screen, as is everything around it; what covers it does not count.
  nonisolated public static var isOnScreenAndDrawn: ElementMatcher { ElementMatcher("is on screen and drawn with all around it") { $0.isOnScreenAndDrawn } }
}
