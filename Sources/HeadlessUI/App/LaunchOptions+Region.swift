import Foundation

extension LaunchOptions {
  /// The locale that the launch arguments ask for with `-AppleLocale de_DE`, or with the first of `-AppleLanguages (de, en)`; American English without them.
  var locale: Locale {
    if let identifier = value(of: "-AppleLocale") { return Locale(identifier: identifier) }
    let languages = value(of: "-AppleLanguages")?.split { "(), \"".contains($0) } ?? []
    return Locale(identifier: languages.first.map(String.init) ?? "en_US")
  }

  /// The time zone that the launch environment names as `TZ`; UTC without one.
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
  /// The locale that views spell things in: what the app's launch arguments ask for, as XCUITest sets it, unless a view around has set another one.
  ///
  /// Where tests run does not matter.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? launchOptions.locale }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone that views tell times in: the `TZ` of the app's launch environment, UTC without one, unless a view around has set another one.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? launchOptions.timeZone }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The Gregorian calendar, with the locale and the time zone.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
