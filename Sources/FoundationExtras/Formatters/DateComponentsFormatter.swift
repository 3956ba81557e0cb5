public import Foundation
import _FoundationICU

/// A formatter of durations, such as “1h 10m” and “1:10:00”, in all languages.
///
/// Units that aren't allowed or exceed the maximum count are truncated, not rounded. [Apple: DateComponentsFormatter](https://developer.apple.com/documentation/foundation/datecomponentsformatter)
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style of unit names.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers without unit names, such as “1:10:00”.
    case positional
    /// The shortest names, such as “9h 41m 30s”.
    case abbreviated
    /// Short names, such as “9 hr, 41 min, 30 sec”.
    case short
    /// Full names, such as “9 hours, 41 minutes, 30 seconds”.
    case full
    /// Full names with spelled-out numbers, such as “nine hours, forty-one minutes, thirty seconds”.
    case spellOut
    /// Short names without spaces, such as “9hr 41min 30sec”.
    case brief
  }

  /// Options for units with the value 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The raw value, with a bit for each member of the set.
    public let rawValue: UInt

    /// Creates a set of options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Drops leading zeros in the positional style, and all zeros in other styles.
    public static let `default`: Self = Self(rawValue: 1)
    /// Drops zeros before the first nonzero unit.
    public static let dropLeading: Self = Self(rawValue: 2)
    /// Drops zeros between nonzero units.
    public static let dropMiddle: Self = Self(rawValue: 4)
    /// Drops zeros after the last nonzero unit.
    public static let dropTrailing: Self = Self(rawValue: 8)
    /// Drops all zeros.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Keeps all zeros, and pads numbers of the positional style to two digits.
    public static let pad: Self = Self(rawValue: 1 << 16)
  }

  /// The style of unit names.
  ///
  /// The default is positional.
  open var unitsStyle: UnitsStyle = .positional
  /// The units to use.
  ///
  /// An empty set allows all units from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The options for units with the value 0.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar, which also determines the locale.
  ///
  /// The default is the current calendar.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The start date of durations that don't have one.
  ///
  /// The default is January 1, 2001.
  open var referenceDate: Date?
  /// A Boolean value that indicates whether the smallest unit can be fractional.
  ///
  /// On the simulated device, the value has no effect.
  open var allowsFractionalUnits: Bool = false
  /// The maximum number of units, starting with the largest nonzero unit, or 0 for no limit.
  open var maximumUnitCount: Int = 0
  /// A Boolean value that indicates whether a small largest unit is converted to the next unit.
  ///
  /// On the simulated device, the value has no effect.
  open var collapsesLargestUnit: Bool = false
  /// A Boolean value that indicates whether the text starts with “About”.
  ///
  /// The value has an effect only in English.
  open var includesApproximationPhrase: Bool = false
  /// A Boolean value that indicates whether the text ends with “remaining”.
  ///
  /// The value has an effect only in English.
  open var includesTimeRemainingPhrase: Bool = false
  /// The position of the text in a sentence.
  ///
  /// On the simulated device, the position has no effect.
  open var formattingContext: Context = .unknown

  /// Returns the text of a duration that is given as date components.
  ///
  /// The duration starts at the reference date. For example, 90 minutes are 1 hour and 30 minutes.
  open func string(from components: DateComponents) -> String? {
    let start = start
    return usedCalendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// Returns the text of a duration in seconds, which starts at the reference date.
  open func string(from ti: TimeInterval) -> String? { string(from: start, to: start.addingTimeInterval(ti)) }

  /// Returns the text of the duration between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Unit.all.filter { allowedUnits.isEmpty || !allowedUnits.isDisjoint(with: $0.allowed) }
    guard !units.isEmpty else { return nil }
    let components = usedCalendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    let numbers = units.map { (unit: $0, value: components.value(for: $0.component) ?? 0) }
    var shown = withoutZeros(numbers)
    if maximumUnitCount > 0, let first = shown.firstIndex(where: { $0.value != 0 }) { shown = Array(shown[first...].prefix(maximumUnitCount)) }
    if unitsStyle == .positional, let text = positional(shown) { return phrased(text) }
    // Drop the signs of all numbers except the first, like ICU.
    return text(shown.enumerated().map { ($1.unit, $0 == 0 ? $1.value : abs($1.value)) }).map(phrased)
  }

  /// Returns the text of `DateComponents` or a number of seconds, or `nil` for other values.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  /// Returns the text of date components in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private typealias Number = (unit: Unit, value: Int)

  private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }
  private var locale: Locale { usedCalendar.locale ?? .autoupdatingCurrent }
  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  private func withoutZeros(_ numbers: [Number]) -> [Number] {
    let isDefault = zeroFormattingBehavior.contains(.default)
    let dropped = isDefault ? (unitsStyle == .positional ? .dropLeading : .dropAll) : zeroFormattingBehavior
    // If all units are zero, the smallest unit stays.
    guard let first = numbers.firstIndex(where: { $0.value != 0 }), let last = numbers.lastIndex(where: { $0.value != 0 }) else {
      return dropped.isDisjoint(with: .dropAll) ? numbers : numbers.suffix(1)
    }
    return numbers.indices.filter { index in
      numbers[index].value != 0 || !dropped.contains(index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
    }.map { numbers[$0] }
  }

  /// Returns the numbers without unit names, in the positional style.
  ///
  /// Returns `nil` if the units don't fit the positional style, which starts at hours.
  private func positional(_ numbers: [Number]) -> String? {
    let clock = numbers.drop { $0.unit.component != .hour && $0.unit.component != .minute && $0.unit.component != .second }
    let days = numbers.prefix(numbers.count - clock.count)
    guard !clock.isEmpty else { return nil }
    let sign = clock.contains { $0.value < 0 } && days.allSatisfy { $0.value == 0 } ? "-" : ""
    let pads = zeroFormattingBehavior.contains(.pad)
    let digits = clock.enumerated().map { index, number in
      abs(number.value).formatted(.number.grouping(.never).precision(.integerLength((index > 0 || pads ? 2 : 1)...)).locale(locale))
    }
    let time = sign + digits.joined(separator: timeSeparator)
    guard !days.isEmpty else { return time }
    return text(days.enumerated().map { ($1.unit, $0 == 0 ? $1.value : abs($1.value)) }).map { "\($0) \(time)" }
  }

  /// The separator between hours and minutes.
  ///
  /// The separator is taken from a formatted time, because ICU doesn't provide it separately.
  private var timeSeparator: String {
    text([(.all[4], 1), (.all[5], 11)], UAMEASFMT_WIDTH_NUMERIC)?.dropFirst().dropLast(2).description ?? ":"
  }

  private func text(_ numbers: [(unit: Unit, value: Int)]) -> String? {
    let width =
      switch unitsStyle {
      case .full, .spellOut: UAMEASFMT_WIDTH_WIDE
      case .short: UAMEASFMT_WIDTH_SHORT
      case .brief: UAMEASFMT_WIDTH_SHORTER
      case .abbreviated, .positional: UAMEASFMT_WIDTH_NARROW
      }
    return text(numbers, width)
  }

  private func text(_ numbers: [(unit: Unit, value: Int)], _ width: UAMeasureFormatWidth) -> String? {
    var status = U_ZERO_ERROR
    guard let formatter = uameasfmt_open(locale.identifier, width, unitsStyle == .spellOut ? ICU.spelledOut(locale) : nil, &status) else { return nil }
    defer { uameasfmt_close(formatter) }
    if unitsStyle == .spellOut {
      // Format each number separately, because ICU spells out only the last one of several numbers.
      let texts = numbers.compactMap { number in ICU.text { uameasfmt_format(formatter, Double(number.value), number.unit.measure, $0, $1, &$2) } }
      return ICU.list(texts, type: ULISTFMT_TYPE_UNITS, locale: locale)
    }
    let measures = numbers.map { UAMeasure(value: Double($0.value), unit: $0.unit.measure) }
    return ICU.text { uameasfmt_formatMultiple(formatter, measures, Int32(measures.count), $0, $1, &$2) }
  }

  private func phrased(_ text: String) -> String {
    guard locale.language.languageCode == .english else { return text }
    return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}

/// A unit of time, as represented in calendars, options and ICU.
private struct Unit: Sendable {
  let component: Calendar.Component
  let allowed: NSCalendar.Unit
  let measure: UAMeasureUnit

  /// The units, largest first.
  static let all: [Unit] = [
    Unit(component: .year, allowed: .year, measure: UAMEASUNIT_DURATION_YEAR), Unit(component: .month, allowed: .month, measure: UAMEASUNIT_DURATION_MONTH),
    Unit(component: .weekOfMonth, allowed: [.weekOfMonth, .weekOfYear], measure: UAMEASUNIT_DURATION_WEEK),
    Unit(component: .day, allowed: .day, measure: UAMEASUNIT_DURATION_DAY), Unit(component: .hour, allowed: .hour, measure: UAMEASUNIT_DURATION_HOUR),
    Unit(component: .minute, allowed: .minute, measure: UAMEASUNIT_DURATION_MINUTE), Unit(component: .second, allowed: .second, measure: UAMEASUNIT_DURATION_SECOND),
  ]
}
