public import Foundation
import _FoundationICU

/// A formatter of spans of time, such as “1h 10m” and “1:10:00”, in all languages.
///
/// Units that aren't allowed or that are too many are cut off, not rounded. [Apple: DateComponentsFormatter](https://developer.apple.com/documentation/foundation/datecomponentsformatter)
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How long units are.
  public enum UnitsStyle: Int, Sendable {
    /// No units but the positions of the numbers, such as “1:10:00”.
    case positional
    /// The shortest words, such as “9h 41m 30s”.
    case abbreviated
    /// Short words, such as “9 hr, 41 min, 30 sec”.
    case short
    /// Whole words, such as “9 hours, 41 minutes, 30 seconds”.
    case full
    /// Whole words and numbers in words, such as “nine hours, forty-one minutes, thirty seconds”.
    case spellOut
    /// Short words without spaces, such as “9hr 41min 30sec”.
    case brief
  }

  /// The units of 0 that a text has.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Drops leading zeros from positional texts, and all zeros from others.
    public static let `default`: Self = Self(rawValue: 1)
    /// Drops zeros before the first other number.
    public static let dropLeading: Self = Self(rawValue: 2)
    /// Drops zeros between other numbers.
    public static let dropMiddle: Self = Self(rawValue: 4)
    /// Drops zeros after the last other number.
    public static let dropTrailing: Self = Self(rawValue: 8)
    /// Drops all zeros.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Keeps all zeros, and writes numbers of positional texts with two digits.
    public static let pad: Self = Self(rawValue: 1 << 16)
  }

  /// How long units are; positional by default.
  open var unitsStyle: UnitsStyle = .positional
  /// The units of the text; all from years to seconds if it's empty.
  open var allowedUnits: NSCalendar.Unit = []
  /// The zeros that are dropped.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar, whose locale the text has; the current one by default.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The start of time spans without dates; the beginning of the year 2001 by default.
  open var referenceDate: Date?
  /// Whether the smallest unit may have a fraction, which has no effect here.
  open var allowsFractionalUnits: Bool = false
  /// The number of units, from the largest that isn't zero; 0 for all.
  open var maximumUnitCount: Int = 0
  /// Whether a small number of the largest unit is written in the next one, which has no effect here.
  open var collapsesLargestUnit: Bool = false
  /// Whether the text begins with “About”, if it is English; it has no effect in other languages.
  open var includesApproximationPhrase: Bool = false
  /// Whether the text ends with “remaining”, if it is English; it has no effect in other languages.
  open var includesTimeRemainingPhrase: Bool = false
  /// The place of the text in a sentence, which has no effect here.
  open var formattingContext: Context = .unknown

  /// Returns the text of the components, counted from the reference date; 90 minutes are 1 hour and 30 minutes.
  open func string(from components: DateComponents) -> String? {
    let start = start
    return usedCalendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// Returns the text of a number of seconds, counted from the reference date.
  open func string(from ti: TimeInterval) -> String? { string(from: start, to: start.addingTimeInterval(ti)) }

  /// Returns the text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Unit.all.filter { allowedUnits.isEmpty || !allowedUnits.isDisjoint(with: $0.allowed) }
    guard !units.isEmpty else { return nil }
    let components = usedCalendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    let numbers = units.map { (unit: $0, value: components.value(for: $0.component) ?? 0) }
    var shown = withoutZeros(numbers)
    if maximumUnitCount > 0, let first = shown.firstIndex(where: { $0.value != 0 }) { shown = Array(shown[first...].prefix(maximumUnitCount)) }
    if unitsStyle == .positional, let text = positional(shown) { return phrased(text) }
    // ICU writes the sign of the first number alone.
    return text(shown.enumerated().map { ($1.unit, $0 == 0 ? $1.value : abs($1.value)) }).map(phrased)
  }

  /// Returns the text of `DateComponents` or of a number of seconds; `nil` for everything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  /// Returns the text of the components in a style.
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
    // The smallest unit stays if nothing else does.
    guard let first = numbers.firstIndex(where: { $0.value != 0 }), let last = numbers.lastIndex(where: { $0.value != 0 }) else {
      return dropped.isDisjoint(with: .dropAll) ? numbers : numbers.suffix(1)
    }
    return numbers.indices.filter { index in
      numbers[index].value != 0 || !dropped.contains(index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
    }.map { numbers[$0] }
  }

  /// Returns numbers without units; `nil` for units whose numbers have no positions: positions begin at hours.
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

  /// The text between hours and minutes, which ICU has in no other form than in a time.
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
      // In a text of several numbers ICU writes only the last in words.
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

/// A unit of time as the calendar, its options and ICU have it.
private struct Unit: Sendable {
  let component: Calendar.Component
  let allowed: NSCalendar.Unit
  let measure: UAMeasureUnit

  /// The units, the largest first.
  static let all: [Unit] = [
    Unit(component: .year, allowed: .year, measure: UAMEASUNIT_DURATION_YEAR), Unit(component: .month, allowed: .month, measure: UAMEASUNIT_DURATION_MONTH),
    Unit(component: .weekOfMonth, allowed: [.weekOfMonth, .weekOfYear], measure: UAMEASUNIT_DURATION_WEEK),
    Unit(component: .day, allowed: .day, measure: UAMEASUNIT_DURATION_DAY), Unit(component: .hour, allowed: .hour, measure: UAMEASUNIT_DURATION_HOUR),
    Unit(component: .minute, allowed: .minute, measure: UAMEASUNIT_DURATION_MINUTE), Unit(component: .second, allowed: .second, measure: UAMEASUNIT_DURATION_SECOND),
  ]
}
