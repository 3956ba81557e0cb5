import Foundation
import VirtualTime

/// The content of a text view: a plain string, or parts that can depend on the locale or the time.
struct TextContent: Equatable, Sendable {
  /// The text as it's shown in American English.
  let string: String
  private let changing: Parts?

  private final class Parts: Sendable {
    let all: [TextPart]

    init(_ all: [TextPart]) { self.all = all }
  }

  init(_ string: String) {
    self.string = string
    changing = nil
  }

  init(parts: [TextPart]) {
    string = parts.map { $0.string(in: .american) }.joined()
    let isPlain = parts.allSatisfy { if case .string = $0 { true } else { false } }
    changing = isPlain ? nil : Parts(parts)
  }

  /// A Boolean value that indicates whether the text is independent of the locale and the time.
  var isPlain: Bool { changing == nil }

  var parts: [TextPart] { changing?.all ?? [.string(string)] }

  /// Returns the text in the given context.
  func string(in place: TextPlace) -> String { changing.map { $0.all.map { $0.string(in: place) }.joined() } ?? string }

  /// Returns the seconds until the text changes, or `nil` if it doesn't change.
  func secondsToNextChange(at date: Date) -> Double? { changing?.all.compactMap { $0.secondsToNextChange(at: date) }.min() }

  static func + (first: TextContent, second: TextContent) -> TextContent {
    if first.isPlain, second.isPlain { return TextContent(first.string + second.string) }
    return TextContent(parts: first.parts + second.parts)
  }

  static func == (first: TextContent, second: TextContent) -> Bool {
    if first.changing === second.changing { return first.string == second.string }
    return first.parts == second.parts
  }
}

/// The context for showing text: the locale, the time, and related settings.
struct TextPlace {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone
  let date: Date
  /// The languages for looking up localized strings, or `nil` for the app's languages.
  var languages: [String]?

  static var american: TextPlace {
    let zone = TimeZone(secondsFromGMT: 0) ?? .current
    return TextPlace(locale: Locale(identifier: "en_US"), calendar: VirtualScheduler.asOwnCode { Calendar(identifier: .gregorian) }, timeZone: zone, date: Date())
  }

  /// Returns the context with another locale, or this context if the locale is `nil`.
  func with(locale: Locale?) -> TextPlace {
    locale.map { TextPlace(locale: $0, calendar: calendar, timeZone: timeZone, date: date, languages: languages) } ?? self
  }
}

/// A part of a text view's content.
enum TextPart: Equatable, Sendable {
  case string(String)
  /// An integer, as a string of digits.
  case integer(String)
  case decimal(Double)
  case date(Date, DateTextStyle)
  case dates(ClosedRange<Date>)
  case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
  /// Text that is looked up in a string table.
  case localized(LocalizedText)
  case formatted(FormattedValue)

  func string(in place: TextPlace) -> String {
    switch self {
    case .string(let string): string
    case .integer(let digits): Self.grouped(digits, in: place.locale)
    case .localized(let text): text.string(in: place)
    case .decimal(let number): number.formatted(.number.precision(.fractionLength(6)).locale(place.locale))
    case .date(let date, let style): style.string(for: date, in: place)
    case .formatted(let value): value.string(in: place)
    case .dates(let range):
      (range.lowerBound..<range.upperBound).formatted(
        Date.IntervalFormatStyle(date: .abbreviated, time: .shortened, locale: place.locale, calendar: place.calendar, timeZone: place.timeZone))
    case .timer(let range, let pause, let countsDown, let showsHours):
      DateTextStyle.timerString(seconds: Self.seconds(range, pause, countsDown, at: place.date), showsHours: showsHours)
    }
  }

  private static func grouped(_ digits: String, in locale: Locale) -> String {
    guard locale.identifier.hasPrefix("en") else { return Decimal(string: digits)?.formatted(.number.locale(locale)) ?? digits }
    // Long lists can contain many numbers, and Foundation's formatting is slow, so insert the separators here.
    var text = ""
    for (place, digit) in digits.reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3), digit.isNumber { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  private static func seconds(_ range: ClosedRange<Date>, _ pause: Date?, _ countsDown: Bool, at date: Date) -> Double {
    let now = min(max(pause.map { min($0, date) } ?? date, range.lowerBound), range.upperBound)
    return countsDown ? range.upperBound.timeIntervalSince(now).rounded(.up) : now.timeIntervalSince(range.lowerBound).rounded(.down)
  }

  /// Returns the seconds until the part changes, or `nil` if it never changes.
  func secondsToNextChange(at date: Date) -> Double? {
    switch self {
    case .date(let other, .relative), .date(let other, .timer), .date(let other, .offset):
      return Self.toNextSecond(of: other, at: date)
    case .timer(let range, let pause, let countsDown, _):
      guard date < min(pause ?? range.upperBound, range.upperBound) else { return nil }
      if date < range.lowerBound { return range.lowerBound.timeIntervalSince(date) }
      return Self.toNextSecond(of: countsDown ? range.upperBound : range.lowerBound, at: date)
    case .localized(let text): return text.arguments.compactMap { $0.secondsToNextChange(at: date) }.min()
    case .string, .integer, .decimal, .date, .dates, .formatted: return nil
    }
  }

  // The text changes every full second. If a change is less than a microsecond away, it was just made, so use the next one.
  private static func toNextSecond(of other: Date, at date: Date) -> Double {
    let passed = date.timeIntervalSince(other)
    let rest = passed.rounded(.down) + 1 - passed
    return rest < 1e-6 ? rest + 1 : rest
  }
}
