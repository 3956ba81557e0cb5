import Foundation
import ScreenModel

// The parts of the screen that content may use.
extension ViewHost {
  /// The part of the screen that content may use: below the status bar, above the home indicator; held on its side, beside the sensors.
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

  /// A person has changed the settings of the device: the size of text and the layout direction are part of what every view inherits.
  package func settingsDidChange() {
    var environment = root.environment
    environment.followSettings(directionOfLanguage: directionOfLanguage)
    root.setEnvironment(environment)
    setNeedsLayout()
  }

  /// Whether the app is laid out from right to left.
  package var isRightToLeft: Bool { root.environment.isRightToLeft }

  /// Whether the device is set to move less.
  var reducesMotion: Bool { root.environment.accessibilityReduceMotion }
}
