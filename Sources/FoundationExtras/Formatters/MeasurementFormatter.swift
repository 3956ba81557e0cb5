public import Foundation

/// A formatter of measurements, such as “1.5 km”, in all languages.
///
/// [Apple: MeasurementFormatter](https://developer.apple.com/documentation/foundation/measurementformatter)
open class MeasurementFormatter: Formatter {
  /// Options for the displayed unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The raw value, with a bit for each member of the set.
    public let rawValue: UInt

    /// Creates a set of unit options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Uses the measurement's unit.
    public static let providedUnit: Self = Self(rawValue: 1)
    /// Uses the locale's larger unit, such as kilometers or miles, if the value in that unit is at least 1.
    public static let naturalScale: Self = Self(rawValue: 2)
    /// Omits the scale of a temperature.
    public static let temperatureWithoutUnit: Self = Self(rawValue: 4)
  }

  /// The options for the displayed unit.
  ///
  /// By default, the formatter uses the locale's customary unit. Measurements other than
  /// lengths, areas, volumes, masses, speeds and temperatures keep their unit.
  open var unitOptions: UnitOptions = []
  /// The style of the unit's name.
  ///
  /// The default is `medium`, such as “km”.
  open var unitStyle: UnitStyle = .medium
  /// The locale of the text.
  ///
  /// The default is the current locale.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { numberFormatter.locale = locale }
  }
  /// The formatter of the numbers.
  ///
  /// By default, the formatter uses up to three fraction digits.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    return formatter
  }()

  /// Returns the formatted measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let (value, unit) = converted(measurement.value, measurement.unit)
    let width =
      switch unitStyle {
      case .short: "unit-width-narrow"
      case .long: "unit-width-full-name"
      default: "unit-width-short"
      }
    return ICUMeasurement(
      value: value, unit: unit, width: width, hidesScale: unitOptions.contains(.temperatureWithoutUnit),
      number: { [numberFormatter] in numberFormatter?.string(from: NSNumber(value: $0)) ?? $0.formatted() }, locale: locale ?? .autoupdatingCurrent
    ).text
  }

  /// Returns the formatted text of a measurement of a dimension, or `nil` for other values.
  open override func string(for obj: Any?) -> String? { (obj as? any AnyMeasurement)?.text(by: self) }

  private func converted(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    guard !unitOptions.contains(.providedUnit), let unit = unit as? Dimension else { return (value, unit) }
    func customary(_ variant: String?) -> Measurement<Dimension>? {
      ICUUnits.customary(for: unit, variant: variant, in: locale ?? .autoupdatingCurrent).map { Measurement(value: value, unit: unit).converted(to: $0) }
    }
    // Without a natural scale, lengths use the larger unit, because an iPhone displays short lengths in kilometers or miles too.
    let isLarge = unitOptions.contains(.naturalScale) ? customary("large").map { abs($0.value) >= 1 } ?? false : unit is UnitLength
    return customary(isLarge ? "large" : nil).map { ($0.value, $0.unit) } ?? (value, unit)
  }
}

/// A measurement of any kind.
private protocol AnyMeasurement {
  func text(by formatter: MeasurementFormatter) -> String
}

extension Measurement: AnyMeasurement {
  fileprivate func text(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
