import Foundation
import HeadlessUI

extension Device {
  /// The settings of the device.
  ///
  /// A change affects running apps immediately, except for values that their launch arguments set.
  package var settings: SystemSettings {
    get { settingsStorage.value }
    set {
      settingsStorage.value = newValue
      for host in hosts { host.settingsDidChange() }
    }
  }

  /// The size of the screen in portrait orientation, in points.
  ///
  /// Setting it updates the layout of every app. The default is 390 × 844 points. A screen is at least 1 point wide and high.
  package var screenSize: CGSize {
    get { CGSize(width: min(screen.width, screen.height), height: max(screen.width, screen.height)) }
    set {
      let (short, long) = (max(1, min(newValue.width, newValue.height)), max(1, max(newValue.width, newValue.height)))
      let size = screen.width > screen.height ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
      guard size != screen.size else { return }
      setScreen(size, cause: "the change of the screen")
    }
  }
}
