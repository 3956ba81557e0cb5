import Foundation

/// What a device keeps for its apps, apart from what is on its screen.
@MainActor
final class DeviceServices {
  /// What the device's clock shows at its start: Monday, 1 June 2026, 9:41 in the morning, UTC.
  var startDate = Date(timeIntervalSince1970: 1_780_306_860)
  /// What was last copied.
  var pasteboard: String?
  /// The URLs that the device was asked to open, the latest last.
  var requestedURLs: [URL] = []
}

extension Device {
  /// The date and time on the device.
  ///
  /// It begins at a fixed date and moves with the device's clock; nothing reads the real one.
  ///
  /// Setting it sets the device's clock to another date; no time passes.
  public var date: Date {
    get { services.startDate.addingTimeInterval(secondsSinceStart) }
    set { services.startDate = newValue.addingTimeInterval(-secondsSinceStart) }
  }

  private var secondsSinceStart: Double { scheduler.now.offset / .seconds(1) }

  /// The text that was last copied on the device; `nil` where nothing was.
  public var pasteboardString: String? {
    get { services.pasteboard }
    set { services.pasteboard = newValue }
  }
}
