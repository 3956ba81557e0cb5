import Foundation
import HeadlessUI

/// A view that shows Foundation's current values and formatted texts.
struct CurrentRegionView: View {
  static var current: String { "\(Locale.current.identifier) \(TimeZone.current.identifier) \(Calendar.current.identifier)" }

  static var formatted: String {
    let (day, time) = (DateFormatter(), DateFormatter())
    (day.dateStyle, day.timeStyle) = (.short, .none)
    time.dateFormat = "H:mm VV"
    let start = Date(timeIntervalSince1970: 0)
    return "\(day.string(from: start)) \(time.string(from: start))"
  }

  private var updated: String {
    "\(Locale.autoupdatingCurrent.identifier) \(TimeZone.autoupdatingCurrent.identifier) \(Calendar.autoupdatingCurrent.identifier)"
  }

  private var hours: String {
    let start = Date(timeIntervalSince1970: 0)
    return "\(Calendar(identifier: .gregorian).component(.hour, from: start)) \(Calendar.current.component(.hour, from: start))"
  }

  private var numbers: String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return "\(formatter.string(from: 1_234.5) ?? "") \(1_234.5.formatted())"
  }

  var body: some View {
    VStack {
      Text(Self.current).accessibilityIdentifier("Current")
      Text(updated).accessibilityIdentifier("Updated")
      Text("\(NSTimeZone.default.identifier) \(NSTimeZone.system.identifier) \(NSTimeZone.local.identifier)").accessibilityIdentifier("Zones")
      Text(Self.formatted).accessibilityIdentifier("Formatter")
      Text(TimeOfDayFormatter().string(from: Date(timeIntervalSince1970: 0))).accessibilityIdentifier("Subclass")
      Text(hours).accessibilityIdentifier("Hour")
      Text(numbers).accessibilityIdentifier("Number")
    }
  }
}

/// A formatter that an app defines.
private final class TimeOfDayFormatter: DateFormatter, @unchecked Sendable {
  override init() {
    super.init()
    dateFormat = "H:mm"
  }

  required init?(coder: NSCoder) { nil }
}

extension TestDevice {
  /// An app that shows Foundation's current values.
  static func currentRegion() -> TestDevice { TestDevice { CurrentRegionView() } }
}
