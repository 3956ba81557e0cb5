public import Foundation

extension Measurement where UnitType: Dimension {
  /// A format style for measurements, in all languages.
  ///
  /// [Apple: Measurement.FormatStyle](https://developer.apple.com/documentation/foundation/measurement/formatstyle)
  public struct FormatStyle: Foundation.FormatStyle {
    /// The width of a unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      /// The ICU name of the width.
      let identifier: String

      /// Full names, such as “36 miles”.
      public static var wide: Self { Self(identifier: "unit-width-full-name") }

      /// Short names, such as “36 mi”.
      public static var abbreviated: Self { Self(identifier: "unit-width-short") }

      /// The shortest names, such as “36mi”.
      public static var narrow: Self { Self(identifier: "unit-width-narrow") }
    }

    /// The width of the unit's name.
    public var width: UnitWidth
    /// The locale of the text.
    public var locale: Locale
    /// The usage of the measurement.
    ///
    /// `nil` is equivalent to `general`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number, or `nil` for the number of digits that suits the usage.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// A Boolean value that indicates whether a temperature is displayed without a scale.
    public var hidesScaleName: Bool = false

    /// Creates a format style with a unit width, a locale, a usage and a number style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
    }

    /// Returns the formatted measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      ICUMeasurement(
        value: value.value, unit: value.unit, usage: usage.map(\.identifier) ?? "default", width: width.identifier, hidesScale: hidesScaleName,
        number: numberFormatStyle.map { style in { style.locale(locale).format($0) } }, locale: locale
      ).text
    }

    /// Returns the style with a different locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Returns the measurement formatted with a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Measurement { style.format(self) }

  /// Returns the measurement in the current locale's customary unit, with an abbreviated name.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Creates a format style for temperatures, which can hide the scale's name.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}

extension FormatStyle {
  /// Returns a format style for measurements.
  ///
  /// - Parameters:
  ///   - width: The width of the unit's name.
  ///   - usage: The usage of the measurement.
  ///   - numberFormatStyle: The style of the number, or `nil` for the number of digits that suits the usage.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// Returns a format style for temperatures.
  ///
  /// - Parameters:
  ///   - width: The width of the unit's name.
  ///   - usage: The usage of the measurement.
  ///   - hidesScaleName: Whether the text omits the scale.
  ///   - numberFormatStyle: The style of the number, or `nil` for the number of digits that suits the usage.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
