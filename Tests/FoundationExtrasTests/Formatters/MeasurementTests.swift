import Foundation
import FoundationExtras
import XCTest

/// Measurements as text.
final class MeasurementTests: XCTestCase {
  private let american = Locale(identifier: "en_US")
  private let french = Locale(identifier: "fr_FR")
  private let temperature = Measurement(value: 36.8, unit: UnitTemperature.celsius)

  // The pages of `Measurement.FormatStyle` and its `usage` have these texts.
  func test_stylesWriteTheTextsOfApplesPages() {
    XCTAssertEqual(temperature.formatted(.measurement().locale(american)), "98°F")
    XCTAssertEqual(temperature.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(american)), "36.8°C")
    let fever = Measurement(value: 38, unit: UnitTemperature.celsius)
    XCTAssertEqual(fever.formatted(.measurement(width: .wide).locale(american)), "100 degrees Fahrenheit")
    XCTAssertEqual(fever.formatted(.measurement(width: .wide).locale(french)), "38\u{A0}degrés Celsius")
    let road = Measurement(value: 36, unit: UnitLength.miles)
    XCTAssertEqual(Measurement<UnitLength>.FormatStyle(width: .wide, locale: american, usage: .road).format(road), "36 miles")
    XCTAssertEqual(Measurement<UnitLength>.FormatStyle(width: .wide, locale: french, usage: .road).format(road), "58\u{A0}kilomètres")
  }

  func test_aStyleOfNumbersReplacesTheNumber() {
    let style = Measurement<UnitLength>.FormatStyle(width: .narrow, locale: american, usage: .asProvided, numberFormatStyle: .number)
    XCTAssertEqual([100.0, 1000, 1_000_000].map { style.format(Measurement(value: $0, unit: .kilometers)) }, ["100km", "1,000km", "1,000,000km"])
    let precise = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: american, usage: .road, numberFormatStyle: .number.precision(.fractionLength(1)))
    XCTAssertEqual(precise.format(Measurement(value: 1.23456, unit: .kilometers)), "0.8 mi")
  }

  func test_theScaleOfATemperatureIsLeftOutIfAsked() {
    XCTAssertEqual(temperature.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(american)), "98°")
    XCTAssertEqual(
      temperature.formatted(.measurement(hidesScaleName: true, numberFormatStyle: .number.precision(.fractionLength(2))).locale(american)), "98.24°")
  }

  func test_aUnitThatLanguagesHaveNoWordForHasItsSymbol() {
    XCTAssertEqual(Measurement(value: 5, unit: UnitAngle.gradians).formatted(.measurement(width: .wide).locale(american)), "5 grad")
  }

  func test_aStyleIsCoded() throws {
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: american, usage: .road)
    XCTAssertEqual(try JSONDecoder().decode(Measurement<UnitLength>.FormatStyle.self, from: JSONEncoder().encode(style)), style)
  }

  // https://zenn.dev/samekard_dev/articles/26a9c6fab25fcb shows these texts of the formatter.
  func test_theFormatterUsesTheUnitOfTheLocale() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "ja_JP")
    XCTAssertEqual(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)), "1.5 km")
    XCTAssertEqual(formatter.string(from: Measurement(value: 0.0005, unit: UnitLength.meters)), "0 km")
    formatter.locale = american
    XCTAssertEqual(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)), "0.932 mi")
    XCTAssertEqual(formatter.string(from: Measurement(value: 0.0005, unit: UnitLength.meters)), "0 mi")
  }

  // From Apple's page of `naturalScale`, and https://developer.apple.com/forums/thread/679557.
  func test_theFormatterScales() {
    let formatter = MeasurementFormatter()
    formatter.locale = french
    formatter.unitOptions = .naturalScale
    XCTAssertEqual(formatter.string(from: Measurement(value: 12000, unit: UnitLength.meters)), "12\u{202F}km")
    XCTAssertEqual(formatter.string(from: Measurement(value: 0.31, unit: UnitLength.meters)), "0,31\u{202F}m")
    formatter.unitOptions = .providedUnit
    XCTAssertEqual(formatter.string(from: Measurement(value: 31, unit: UnitLength.centimeters)), "31\u{202F}cm")
  }

  func test_theFormatterHasStylesAndNumbers() {
    let formatter = MeasurementFormatter()
    formatter.locale = american
    formatter.unitStyle = .long
    formatter.numberFormatter.maximumFractionDigits = 0
    XCTAssertEqual(formatter.string(from: temperature), "98 degrees Fahrenheit")
    XCTAssertEqual(formatter.string(from: Measurement(value: 90, unit: UnitDuration.seconds)), "90 seconds")
    formatter.unitStyle = .medium
    formatter.unitOptions = .temperatureWithoutUnit
    XCTAssertEqual(formatter.string(for: temperature), "98°")
    XCTAssertNil(formatter.string(for: 5))
  }
}
