import Foundation

extension Device {
  /// The date and time on the device.
  ///
  /// It starts at a fixed date and moves with the device's virtual clock.
  ///
  /// Setting it changes the date without letting time pass.
  package var date: Date {
    get { services.startDate.addingTimeInterval(secondsSinceStart) }
    set { services.startDate = newValue.addingTimeInterval(-secondsSinceStart) }
  }

  private var secondsSinceStart: Double { scheduler.now.offset / .seconds(1) }

  /// The text on the device's pasteboard, if any.
  package var pasteboardString: String? {
    get { services.pasteboard }
    set { services.pasteboard = newValue }
  }
}
