import Foundation

extension LaunchOptions {
  /// The locale of the launch argument `-AppleLocale de_DE`, or of the first of `-AppleLanguages (de, en)`; American English by default.
  var locale: Locale {
    if let identifier = value(of: "-AppleLocale") { return Locale(identifier: identifier) }
    let languages = value(of: "-AppleLanguages")?.split { "(), \"".contains($0) } ?? []
    return Locale(identifier: languages.first.map(String.init) ?? "en_US")
  }

  /// The time zone of `TZ` in the launch environment; UTC by default.
  var timeZone: TimeZone {
    environment["TZ"].flatMap { TimeZone(identifier: $0) ?? TimeZone(abbreviation: $0) } ?? TimeZone(secondsFromGMT: 0) ?? .current
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

extension EnvironmentValues {
  /// The locale of the view: that of the app's launch arguments, unless a view around it sets another one.
  ///
  /// The locale of the machine that runs the tests has no influence.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? launchOptions.locale }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone of the view: `TZ` of the app's launch environment or UTC, unless a view around it sets another one.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? launchOptions.timeZone }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The Gregorian calendar with the locale and the time zone of the view.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
