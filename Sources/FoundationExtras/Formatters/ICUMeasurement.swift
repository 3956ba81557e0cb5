import Foundation

/// A measurement to be formatted with ICU.
struct ICUMeasurement {
  /// The number of units.
  var value: Double
  /// The unit of the value.
  var unit: Unit
  /// The ICU name of the usage, which determines the displayed unit, or `nil` for the measurement's unit.
  var usage: String?
  /// The ICU name of the unit's width.
  var width: String
  /// Whether a temperature is displayed without a scale, such as “98°”.
  var hidesScale = false
  /// A closure that formats the number, or `nil` for the number of digits that suits the usage.
  var number: ((Double) -> String)?
  /// The locale of the text.
  var locale: Locale

  /// The formatted text.
  ///
  /// If ICU has no words for the unit, the unit's symbol is used.
  var text: String {
    guard let identifier = ICUUnits.identifier(of: unit), let converted = formatted("unit/\(identifier)", usage) ?? formatted("unit/\(identifier)", nil) else {
      return "\(number?(value) ?? value.formatted(.number.locale(locale))) \(unit.symbol)"
    }
    guard hidesScale, unit is UnitTemperature else { return withNumber(converted) }
    return withNumber(ICU.formatted(converted.shown, skeleton: "measure-unit/temperature-generic \(width)\(precision)", locale: locale) ?? converted)
  }

  private var precision: String { number == nil ? "" : " .##########" }

  private func formatted(_ unit: String, _ usage: String?) -> (text: String, shown: Double)? {
    ICU.formatted(value, skeleton: "\(unit) \(width)\(precision)\(usage.map { " usage/\($0)" } ?? "")", locale: locale)
  }

  /// Returns the text with the number formatted by the closure.
  ///
  /// The number in ICU's text is replaced, because ICU doesn't accept closures.
  private func withNumber(_ formatted: (text: String, shown: Double)) -> String {
    guard let number, let written = ICU.formatted(formatted.shown, skeleton: String(precision.dropFirst()), locale: locale)?.text,
      let range = formatted.text.range(of: written)
    else { return formatted.text }
    return formatted.text.replacingCharacters(in: range, with: number(formatted.shown))
  }
}
