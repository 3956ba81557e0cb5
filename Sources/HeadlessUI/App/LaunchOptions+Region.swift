import Foundation

extension LaunchOptions {
  /// The locale of the launch argument `-AppleLocale de_DE`, or of the first of `-AppleLanguages (de, en)`; `nil` without one.
  var locale: Locale? {
    if let identifier = value(of: "-AppleLocale") { return Locale(identifier: identifier) }
    let languages = value(of: "-AppleLanguages")?.split { "(), \"".contains($0) } ?? []
    return languages.first.map { Locale(identifier: String($0)) }
  }

  /// Whether the launch arguments ask for a layout from right to left: `-AppleTextDirection YES`, `-NSForceRightToLeftWritingDirection YES`; `nil` where they do not say.
  var isRightToLeft: Bool? {
    guard let answer = value(of: "-NSForceRightToLeftWritingDirection") ?? value(of: "-AppleTextDirection") else { return nil }
    return ["YES", "yes", "1", "true"].contains(answer)
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

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection? { nil }
}

/// The direction in which lines of text and what stands side by side run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft

  /// The languages that are written from right to left.
  fileprivate static let languagesFromRightToLeft: Set<Substring> = ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"]
}

extension EnvironmentValues {
  /// The layout direction of the app: that of its launch arguments (`-NSForceRightToLeftWritingDirection YES`), or of its language when it was launched.
  ///
  /// A view around can set another one for the views that read it. Stacks, alignments and padding follow the app's; bars and controls are laid out from left to right all the same.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] ?? layoutDirectionOfApp }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  private var layoutDirectionOfApp: LayoutDirection {
    let language = locale.identifier.prefix { $0 != "_" && $0 != "-" }
    return launchOptions.isRightToLeft ?? LayoutDirection.languagesFromRightToLeft.contains(language) ? .rightToLeft : .leftToRight
  }

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
