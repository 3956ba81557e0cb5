import Foundation
import HeadlessUI

extension Device {
  /// What a person has set on the device.
  ///
  /// A change shows at once in the running apps, except in what they were launched with: launch arguments go before settings.
  package var settings: SystemSettings {
    get { settingsStorage.value }
    set {
      settingsStorage.value = newValue
      for host in hosts { host.settingsDidChange() }
    }
  }

  /// The size of the screen of the device held upright, in points; setting it lays out every app again.
  ///
  /// It is 390 × 844 points unless a test sets another one. A screen is at least 1 point wide and high.
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
