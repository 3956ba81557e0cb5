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

  /// A rectangle less what the keyboard covers.
  ///
  /// What lies under a sheet does not make room for the keyboard of a field on it.
  func avoidingKeyboard(_ rect: CGRect, for node: Node) -> CGRect {
    // Mostly there is no keyboard, and nothing to look for around the node.
    guard keyboard.top != nil, focus.focused?.enclosingPresentation === node.enclosingPresentation else { return rect }
    return avoidingKeyboard(rect)
  }

  /// A rectangle less what the keyboard covers.
  func avoidingKeyboard(_ rect: CGRect) -> CGRect {
    guard let top = keyboard.top, rect.maxY > top else { return rect }
    return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: max(0, top - rect.minY))
  }

  /// The keyboard came, went or changed, because a field got or lost the focus: what lies around it is laid out again.
  func keyboardDidChange(for field: TextInputNode) {
    let isShown = keyboard.top != nil
    if isShown != isKeyboardShown {
      isKeyboardShown = isShown
      animations.keyboardDidChange(for: field)
    }
    keyboardAvoidingNodes.invalidateLayout()
    setNeedsLayout()
  }

  /// Whether the keyboard begins where a rectangle that makes room for it ends.
  func isUnderKeyboard(below rect: CGRect) -> Bool { keyboard.top.map { rect.maxY >= $0 } ?? false }

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
