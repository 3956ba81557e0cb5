import Foundation
import ScreenModel

extension ViewHost {
  /// Returns the safe area of a screen.
  ///
  /// The safe area excludes the status bar, the home indicator and, in landscape, the sensor housing.
  package static func safeArea(of screen: CGRect) -> CGRect {
    typealias Metrics = ScreenMetrics.Screen
    var insets = ElementDetails.Insets()
    if screen.hasStraightCorners {
      insets.top = screen.isLandscape ? 0 : Metrics.topOfStraightCorners
    } else if screen.isLandscape {
      (insets.left, insets.right, insets.bottom) = (Metrics.sideInLandscape, Metrics.sideInLandscape, Metrics.bottomInLandscape)
    } else {
      (insets.top, insets.bottom) = (Metrics.top, Metrics.bottom)
    }
    return insets.rect(in: screen)
  }

  /// Updates the inherited text size and layout direction after the device's settings have changed.
  package func settingsDidChange() {
    var environment = root.environment
    environment.followSettings(directionOfLanguage: directionOfLanguage)
    root.setEnvironment(environment)
    setNeedsLayout()
  }

  /// Whether the app is laid out from right to left.
  package var isRightToLeft: Bool { root.environment.isRightToLeft }

  /// Whether Reduce Motion is on.
  var reducesMotion: Bool { root.environment.accessibilityReduceMotion }
}
