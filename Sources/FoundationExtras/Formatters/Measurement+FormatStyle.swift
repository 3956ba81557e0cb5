public import Foundation

extension Measurement where UnitType: Dimension {
  /// A style that formats measurements, in all languages.
  ///
  /// [Apple: Measurement.FormatStyle](https://developer.apple.com/documentation/foundation/measurement/formatstyle)
  public struct FormatStyle: Foundation.FormatStyle {
    /// The length of a unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      /// The name of the width in ICU.
      let identifier: String

      /// Whole words, such as “36 miles”.
      public static var wide: Self { Self(identifier: "unit-width-full-name") }

      /// Short words, such as “36 mi”.
      public static var abbreviated: Self { Self(identifier: "unit-width-short") }

      /// The shortest words, such as “36mi”.
      public static var narrow: Self { Self(identifier: "unit-width-narrow") }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The locale of the text.
    public var locale: Locale
    /// The purpose of the measurement; `nil` stands for `general`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number; `nil` for the number of digits that suits the purpose.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature has no scale.
    public var hidesScaleName: Bool = false

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
    }

    /// Returns the text of a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      ICUMeasurement(
        value: value.value, unit: value.unit, usage: usage.map(\.identifier) ?? "default", width: width.identifier, hidesScale: hidesScaleName,
        number: numberFormatStyle.map { style in { style.locale(locale).format($0) } }, locale: locale
      ).text
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Returns the text of the measurement in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Measurement { style.format(self) }

  /// Returns the text of the measurement with a short name of the unit that people of the current locale use.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Creates a style of temperatures, with their scales or without.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}

extension FormatStyle {
  /// A style that formats measurements.
  ///
  /// - Parameters:
  ///   - width: The length of the unit's name.
  ///   - usage: The purpose of the measurement.
  ///   - numberFormatStyle: The style of the number; `nil` for the number of digits that suits the purpose.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// A style that formats temperatures.
  ///
  /// - Parameters:
  ///   - width: The length of the unit's name.
  ///   - usage: The purpose of the measurement.
  ///   - hidesScaleName: Whether the text has no scale.
  ///   - numberFormatStyle: The style of the number; `nil` for the number of digits that suits the purpose.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
