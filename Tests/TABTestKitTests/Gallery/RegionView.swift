import Foundation
import HeadlessUI

/// A view that shows the app's locale, time zone and calendar.
struct RegionView: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar

  var body: some View {
    VStack {
      Text(locale.identifier).accessibilityIdentifier("LocaleLabel")
      Text(timeZone.identifier).accessibilityIdentifier("TimeZoneLabel")
      Text("\(calendar.component(.hour, from: Date(timeIntervalSince1970: 0)))").accessibilityIdentifier("HourLabel")
      Nested().environment(\.locale, Locale(identifier: "fr_FR"))
    }
  }
}

private struct Nested: View {
  @Environment(\.locale) private var locale

  var body: some View { Text(locale.identifier).accessibilityIdentifier("NestedLabel") }
}
