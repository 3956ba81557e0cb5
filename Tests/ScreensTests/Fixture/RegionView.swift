import Foundation
import HeadlessUI

/// A view that shows the settings of the device.
struct RegionView: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack {
      Text(locale.identifier).accessibilityIdentifier("Locale")
      Text(timeZone.identifier).accessibilityIdentifier("TimeZone")
      Text("\(calendar.identifier) \(calendar.timeZone.identifier)").accessibilityIdentifier("Calendar")
      Text(reduceMotion ? "still" : "moving").accessibilityIdentifier("Motion")
    }
  }
}

extension TestDevice {
  /// An app that shows the settings of the device.
  static func region() -> TestDevice { TestDevice { RegionView() } }
}
