import Foundation

/// A measurement that ICU formats.
struct ICUMeasurement {
  /// The number of units.
  var value: Double
  /// The unit.
  var unit: Unit
  /// The purpose of the measurement, as ICU names it, which decides about the unit of the text; `nil` for the unit itself.
  var usage: String?
  /// The length of the unit's name, as ICU names it.
  var width: String
  /// Whether a temperature has no scale, such as “98°”.
  var hidesScale = false
  /// Returns the text of a number; `nil` for the number of digits that suits the purpose.
  var number: ((Double) -> String)?
  /// The locale.
  var locale: Locale

  /// The text; the unit's symbol stands for a unit that ICU has no words for.
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

  /// Returns the text with the number as the closure has it: ICU takes no closures, so the number that it wrote is replaced.
  private func withNumber(_ formatted: (text: String, shown: Double)) -> String {
    guard let number, let written = ICU.formatted(formatted.shown, skeleton: String(precision.dropFirst()), locale: locale)?.text,
      let range = formatted.text.range(of: written)
    else { return formatted.text }
    return formatted.text.replacingCharacters(in: range, with: number(formatted.shown))
  }
}
