import Foundation

// The parts of the screen that content may use.
extension ViewHost {
  /// The part of the screen that content may use: below the status bar, above the home indicator; held on its side, beside the sensors.
  package static func safeArea(of screen: CGRect) -> CGRect {
    if screen.hasStraightCorners {
      return CGRect(x: screen.minX, y: screen.minY + (screen.isLandscape ? 0 : 20), width: screen.width, height: screen.height - (screen.isLandscape ? 0 : 20))
    }
    if screen.isLandscape { return CGRect(x: screen.minX + 47, y: screen.minY, width: screen.width - 94, height: screen.height - 21) }
    return CGRect(x: screen.minX, y: screen.minY + 47, width: screen.width, height: screen.height - 47 - 34)
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
