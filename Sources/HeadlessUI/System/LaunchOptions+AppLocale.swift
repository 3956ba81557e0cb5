import Foundation
import UIKit

extension LaunchOptions {
  /// The locale that a launch argument sets, or `nil` if it isn't set.
  ///
  /// The argument is `-AppleLocale de_DE` or `-AppleLanguages (de, en)`.
  var locale: Locale? {
    if let identifier = value(of: "-AppleLocale") { return Locale(identifier: identifier) }
    return languages?.first.map { Locale(identifier: $0) }
  }

  /// Whether launch arguments set a right-to-left layout, or `nil` if they don't set the direction.
  ///
  /// The arguments are `-AppleTextDirection YES` and `-NSForceRightToLeftWritingDirection YES`.
  var isRightToLeft: Bool? {
    guard let answer = value(of: "-NSForceRightToLeftWritingDirection") ?? value(of: "-AppleTextDirection") else { return nil }
    return ["YES", "yes", "1", "true"].contains(answer)
  }

  /// The time zone that `TZ` in the launch environment sets, or `nil` if it isn't set.
  var timeZone: TimeZone? {
    environment["TZ"].flatMap { TimeZone(identifier: $0) ?? TimeZone(abbreviation: $0) }
  }

  /// The text size that a launch argument sets, or `nil` if there is no such argument.
  ///
  /// The argument is `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryXXL`.
  package var dynamicTypeSize: DynamicTypeSize? {
    value(of: "-UIPreferredContentSizeCategoryName").flatMap { DynamicTypeSize(UIContentSizeCategory(rawValue: $0)) }
  }

  /// The color scheme that `-AppleInterfaceStyle Dark` sets, or `nil` if there is no such argument.
  var colorScheme: ColorScheme? {
    switch value(of: "-AppleInterfaceStyle")?.lowercased() {
    case "dark": .dark
    case "light": .light
    default: nil
    }
  }

  /// The languages that `-AppleLanguages (de, en)` sets, in order of preference, or `nil`.
  package var languages: [String]? { value(of: "-AppleLanguages").map { $0.split { "(), \"".contains($0) }.map(String.init) } }

  private func value(of name: String) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }
}

extension EnvironmentValues {
  private var region: AppLocale { AppLocale(launch: launchOptions, settings: systemSettings) }

  /// The locale that an ancestor view sets, or `nil` if there isn't one.
  @Entry private(set) var ownLocale: Locale?
  @Entry private var ownTimeZone: TimeZone?
  @Entry private var ownCalendar: Calendar?

  /// The locale of the view.
  ///
  /// It's set by an ancestor view, the app's launch arguments, or the device.
  ///
  /// The locale of the machine that runs the tests has no effect.
  public var locale: Locale {
    get { ownLocale ?? region.locale }
    set { ownLocale = newValue }
  }

  /// The time zone of the view.
  ///
  /// It's set by an ancestor view, `TZ` in the launch environment, or the device.
  public var timeZone: TimeZone {
    get { ownTimeZone ?? region.timeZone }
    set { ownTimeZone = newValue }
  }

  /// The calendar of the view, which is set by an ancestor view or the device.
  ///
  /// The default is the Gregorian calendar. The calendar has the view's locale and time zone.
  public var calendar: Calendar {
    get { ownCalendar ?? region.calendar(locale, timeZone) }
    set { ownCalendar = newValue }
  }
}
