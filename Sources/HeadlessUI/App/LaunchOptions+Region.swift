import Foundation

extension LaunchOptions {
  /// The locale of the launch argument `-AppleLocale de_DE`, or of the first of `-AppleLanguages (de, en)`; `nil` without one.
  var locale: Locale? {
    if let identifier = value(of: "-AppleLocale") { return Locale(identifier: identifier) }
    let languages = value(of: "-AppleLanguages")?.split { "(), \"".contains($0) } ?? []
    return languages.first.map { Locale(identifier: String($0)) }
  }

  /// The time zone of `TZ` in the launch environment; `nil` without one.
  var timeZone: TimeZone? {
    environment["TZ"].flatMap { TimeZone(identifier: $0) ?? TimeZone(abbreviation: $0) }
  }

  private func value(of name: String) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale? { nil }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone? { nil }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar? { nil }
}

extension EnvironmentValues {
  /// The locale of the view: that of the app's launch arguments or of the device, unless a view around it sets another one.
  ///
  /// The locale of the machine that runs the tests has no influence.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? launchOptions.locale ?? systemSettings.value.locale }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone of the view: `TZ` of the app's launch environment or that of the device, unless a view around it sets another one.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? launchOptions.timeZone ?? systemSettings.value.timeZone }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar of the device, Gregorian by default, with the locale and the time zone of the view, unless a view around it sets another one.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = Calendar(identifier: systemSettings.value.calendar)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }
}
