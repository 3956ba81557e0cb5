import Foundation
import UIKit

extension LaunchOptions {
  /// The locale of the launch argument `-AppleLocale de_DE`, or of the first of `-AppleLanguages (de, en)`; `nil` without one.
  var locale: Locale? {
    if let identifier = value(of: "-AppleLocale") { return Locale(identifier: identifier) }
    return languages?.first.map { Locale(identifier: $0) }
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

  /// The size of text of the launch argument `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryXXL`; `nil` without one.
  package var dynamicTypeSize: DynamicTypeSize? {
    value(of: "-UIPreferredContentSizeCategoryName").flatMap { DynamicTypeSize(UIContentSizeCategory(rawValue: $0)) }
  }

  /// The color scheme of the launch argument `-AppleInterfaceStyle Dark`; `nil` without one.
  var colorScheme: ColorScheme? {
    switch value(of: "-AppleInterfaceStyle")?.lowercased() {
    case "dark": .dark
    case "light": .light
    default: nil
    }
  }

  /// The languages of `-AppleLanguages (de, en)`, the preferred one first; `nil` without the argument.
  package var languages: [String]? { value(of: "-AppleLanguages").map { $0.split { "(), \"".contains($0) }.map(String.init) } }

  private func value(of name: String) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }
}

extension EnvironmentValues {
  private var region: Region { Region(launch: launchOptions, settings: systemSettings) }

  /// The locale that a view around sets.
  @Entry private(set) var ownLocale: Locale?
  @Entry private var ownTimeZone: TimeZone?
  @Entry private var ownCalendar: Calendar?

  /// The locale of the view: that of the app's launch arguments or of the device, unless a view around it sets another one.
  ///
  /// The locale of the machine that runs the tests has no influence.
  public var locale: Locale {
    get { ownLocale ?? region.locale }
    set { ownLocale = newValue }
  }

  /// The time zone of the view: `TZ` of the app's launch environment or that of the device, unless a view around it sets another one.
  public var timeZone: TimeZone {
    get { ownTimeZone ?? region.timeZone }
    set { ownTimeZone = newValue }
  }

  /// The calendar of the device, Gregorian by default, with the locale and the time zone of the view, unless a view around it sets another one.
  public var calendar: Calendar {
    get { ownCalendar ?? region.calendar(locale, timeZone) }
    set { ownCalendar = newValue }
  }
}
