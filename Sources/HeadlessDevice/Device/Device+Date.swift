import Foundation

extension Device {
  /// The date and time on the device.
  ///
  /// It begins at a fixed date and moves with the device's clock; nothing reads the real one.
  ///
  /// Setting it sets the device's clock to another date; no time passes.
  package var date: Date {
    get { services.startDate.addingTimeInterval(secondsSinceStart) }
    set { services.startDate = newValue.addingTimeInterval(-secondsSinceStart) }
  }

  private var secondsSinceStart: Double { scheduler.now.offset / .seconds(1) }

  /// The text that was last copied on the device; `nil` where nothing was.
  package var pasteboardString: String? {
    get { services.pasteboard }
    set { services.pasteboard = newValue }
  }
}
