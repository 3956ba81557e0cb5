import Foundation
import _FoundationICU

/// The ICU identifiers of Foundation's units.
///
/// Units that ICU can't format, such as `UnitAngle.gradians`, aren't included. [ICU: units](https://unicode.org/reports/tr35/tr35-general.html#Unit_Identifiers)
enum ICUUnits {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let symbol: String

    init(_ unit: Unit) { (type, symbol) = (ObjectIdentifier(Swift.type(of: unit)), unit.symbol) }
  }

  /// Returns the ICU identifier of a unit, or `nil` for a custom unit or a unit that ICU can't format.
  static func identifier(of unit: Unit) -> String? { identifiers[Key(unit)] }

  /// Returns the customary unit of a locale for a type of measurement, or `nil` to keep the given unit.
  ///
  /// - Parameters:
  ///   - unit: A unit of the same type, such as a length.
  ///   - variant: `large` for large measurements, or `nil` for others.
  static func customary(for unit: Unit, variant: String?, in locale: Locale) -> Dimension? {
    let category: String
    switch unit {
    case is UnitLength: category = "length"
    case is UnitMass: category = "mass"
    case is UnitTemperature: category = "temperature"
    case is UnitSpeed: category = "speed"
    case is UnitVolume: category = "volume"
    case is UnitArea: category = "area"
    default: return nil
    }
    var status = U_ZERO_ERROR
    var found = [UAMeasureUnit](repeating: UAMeasureUnit(rawValue: 0), count: 4)
    guard uameasfmt_getUnitsForUsage(locale.identifier, category, variant, &found, Int32(found.count), &status) == 1, status.rawValue <= 0 else { return nil }
    return customaryUnits[found[0].rawValue]
  }

  private static var customaryUnits: [UInt32: Dimension] {
    [
      UAMEASUNIT_LENGTH_METER.rawValue: UnitLength.meters, UAMEASUNIT_LENGTH_FOOT.rawValue: UnitLength.feet,
      UAMEASUNIT_LENGTH_KILOMETER.rawValue: UnitLength.kilometers, UAMEASUNIT_LENGTH_MILE.rawValue: UnitLength.miles,
      UAMEASUNIT_MASS_KILOGRAM.rawValue: UnitMass.kilograms, UAMEASUNIT_MASS_POUND.rawValue: UnitMass.pounds,
      UAMEASUNIT_MASS_METRIC_TON.rawValue: UnitMass.metricTons, UAMEASUNIT_MASS_TON.rawValue: UnitMass.shortTons,
      UAMEASUNIT_TEMPERATURE_CELSIUS.rawValue: UnitTemperature.celsius, UAMEASUNIT_TEMPERATURE_FAHRENHEIT.rawValue: UnitTemperature.fahrenheit,
      UAMEASUNIT_SPEED_KILOMETER_PER_HOUR.rawValue: UnitSpeed.kilometersPerHour, UAMEASUNIT_SPEED_MILE_PER_HOUR.rawValue: UnitSpeed.milesPerHour,
      UAMEASUNIT_VOLUME_LITER.rawValue: UnitVolume.liters, UAMEASUNIT_VOLUME_GALLON.rawValue: UnitVolume.gallons,
      UAMEASUNIT_VOLUME_GALLON_IMPERIAL.rawValue: UnitVolume.imperialGallons, UAMEASUNIT_VOLUME_CUBIC_METER.rawValue: UnitVolume.cubicMeters,
      UAMEASUNIT_VOLUME_CUBIC_FOOT.rawValue: UnitVolume.cubicFeet,
      UAMEASUNIT_AREA_SQUARE_METER.rawValue: UnitArea.squareMeters, UAMEASUNIT_AREA_SQUARE_FOOT.rawValue: UnitArea.squareFeet,
      UAMEASUNIT_AREA_SQUARE_KILOMETER.rawValue: UnitArea.squareKilometers, UAMEASUNIT_AREA_SQUARE_MILE.rawValue: UnitArea.squareMiles,
    ]
  }

  private static let identifiers: [Key: String] = {
    let lists = [lengths, areasAndVolumes, masses, speedsAndTimes, energies, pressures, electrics, data].flatMap { $0 }
    return Dictionary(lists.map { (Key($0.0), $0.1) }) { first, _ in first }
  }()

  private static var lengths: [(Dimension, String)] {
    let lengths: [(UnitLength, String)] = [
      (.megameters, "megameter"), (.kilometers, "kilometer"), (.hectometers, "hectometer"), (.meters, "meter"), (.decimeters, "decimeter"),
      (.centimeters, "centimeter"), (.millimeters, "millimeter"), (.micrometers, "micrometer"), (.nanometers, "nanometer"), (.picometers, "picometer"),
      (.inches, "inch"), (.feet, "foot"), (.yards, "yard"), (.miles, "mile"), (.scandinavianMiles, "mile-scandinavian"), (.lightyears, "light-year"),
      (.nauticalMiles, "nautical-mile"), (.fathoms, "fathom"), (.furlongs, "furlong"), (.astronomicalUnits, "astronomical-unit"), (.parsecs, "parsec"),
    ]
    let angles: [(UnitAngle, String)] = [
      (.degrees, "degree"), (.arcMinutes, "arc-minute"), (.arcSeconds, "arc-second"), (.radians, "radian"), (.revolutions, "revolution"),
    ]
    return lengths + angles
  }

  private static var areasAndVolumes: [(Dimension, String)] {
    let areas: [(UnitArea, String)] = [
      (.squareMegameters, "square-megameter"), (.squareKilometers, "square-kilometer"), (.squareMeters, "square-meter"), (.squareCentimeters, "square-centimeter"),
      (.squareMillimeters, "square-millimeter"), (.squareMicrometers, "square-micrometer"), (.squareNanometers, "square-nanometer"), (.squareInches, "square-inch"),
      (.squareFeet, "square-foot"), (.squareYards, "square-yard"), (.squareMiles, "square-mile"), (.acres, "acre"), (.hectares, "hectare"),
    ]
    let volumes: [(UnitVolume, String)] = [
      (.megaliters, "megaliter"), (.kiloliters, "kiloliter"), (.liters, "liter"), (.deciliters, "deciliter"), (.centiliters, "centiliter"), (.milliliters, "milliliter"),
      (.cubicKilometers, "cubic-kilometer"), (.cubicMeters, "cubic-meter"), (.cubicDecimeters, "cubic-decimeter"), (.cubicCentimeters, "cubic-centimeter"),
      (.cubicMillimeters, "cubic-millimeter"), (.cubicInches, "cubic-inch"), (.cubicFeet, "cubic-foot"), (.cubicYards, "cubic-yard"), (.cubicMiles, "cubic-mile"),
      (.acreFeet, "acre-foot"), (.bushels, "bushel"), (.teaspoons, "teaspoon"), (.tablespoons, "tablespoon"), (.fluidOunces, "fluid-ounce"), (.cups, "cup"),
      (.pints, "pint"), (.quarts, "quart"), (.gallons, "gallon"), (.imperialFluidOunces, "fluid-ounce-imperial"), (.imperialQuarts, "quart-imperial"),
      (.imperialGallons, "gallon-imperial"), (.metricCups, "cup-metric"),
    ]
    return areas + volumes
  }

  private static var masses: [(Dimension, String)] {
    let masses: [(UnitMass, String)] = [
      (.kilograms, "kilogram"), (.grams, "gram"), (.decigrams, "decigram"), (.centigrams, "centigram"), (.milligrams, "milligram"), (.micrograms, "microgram"),
      (.nanograms, "nanogram"), (.picograms, "picogram"), (.ounces, "ounce"), (.pounds, "pound"), (.stones, "stone"), (.metricTons, "tonne"), (.shortTons, "ton"),
      (.carats, "carat"), (.ouncesTroy, "ounce-troy"),
    ]
    let concentrations: [(UnitConcentrationMass, String)] = [(.gramsPerLiter, "gram-per-liter"), (.milligramsPerDeciliter, "milligram-per-deciliter")]
    let dispersions: [(UnitDispersion, String)] = [(.partsPerMillion, "permillion")]
    return masses + concentrations + dispersions
  }

  private static var speedsAndTimes: [(Dimension, String)] {
    let speeds: [(UnitSpeed, String)] = [
      (.metersPerSecond, "meter-per-second"), (.kilometersPerHour, "kilometer-per-hour"), (.milesPerHour, "mile-per-hour"), (.knots, "knot"),
    ]
    let accelerations: [(UnitAcceleration, String)] = [(.metersPerSecondSquared, "meter-per-square-second"), (.gravity, "g-force")]
    let durations: [(UnitDuration, String)] = [
      (.hours, "hour"), (.minutes, "minute"), (.seconds, "second"), (.milliseconds, "millisecond"), (.microseconds, "microsecond"), (.nanoseconds, "nanosecond"),
      (.picoseconds, "picosecond"),
    ]
    let frequencies: [(UnitFrequency, String)] = [
      (.terahertz, "terahertz"), (.gigahertz, "gigahertz"), (.megahertz, "megahertz"), (.kilohertz, "kilohertz"), (.hertz, "hertz"), (.millihertz, "millihertz"),
      (.microhertz, "microhertz"), (.nanohertz, "nanohertz"),
    ]
    let consumptions: [(UnitFuelEfficiency, String)] = [
      (.litersPer100Kilometers, "liter-per-100-kilometer"), (.milesPerGallon, "mile-per-gallon"), (.milesPerImperialGallon, "mile-per-gallon-imperial"),
    ]
    return speeds + accelerations + durations + frequencies + consumptions
  }

  private static var energies: [(Dimension, String)] {
    let energies: [(UnitEnergy, String)] = [
      (.kilojoules, "kilojoule"), (.joules, "joule"), (.kilocalories, "kilocalorie"), (.calories, "calorie"), (.kilowattHours, "kilowatt-hour"),
    ]
    let powers: [(UnitPower, String)] = [
      (.terawatts, "terawatt"), (.gigawatts, "gigawatt"), (.megawatts, "megawatt"), (.kilowatts, "kilowatt"), (.watts, "watt"), (.milliwatts, "milliwatt"),
      (.microwatts, "microwatt"), (.nanowatts, "nanowatt"), (.picowatts, "picowatt"), (.femtowatts, "femtowatt"), (.horsepower, "horsepower"),
    ]
    let temperatures: [(UnitTemperature, String)] = [(.kelvin, "kelvin"), (.celsius, "celsius"), (.fahrenheit, "fahrenheit")]
    return energies + powers + temperatures
  }

  private static var pressures: [(Dimension, String)] {
    let pressures: [(UnitPressure, String)] = [
      (.newtonsPerMetersSquared, "newton-per-square-meter"), (.gigapascals, "gigapascal"), (.megapascals, "megapascal"), (.kilopascals, "kilopascal"),
      (.hectopascals, "hectopascal"), (.inchesOfMercury, "inch-ofhg"), (.bars, "bar"), (.millibars, "millibar"), (.millimetersOfMercury, "millimeter-ofhg"),
      (.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    ]
    let illuminances: [(UnitIlluminance, String)] = [(.lux, "lux")]
    return pressures + illuminances
  }

  private static var electrics: [(Dimension, String)] {
    let charges: [(UnitElectricCharge, String)] = [(.ampereHours, "ampere-hour"), (.milliampereHours, "milliampere-hour")]
    let currents: [(UnitElectricCurrent, String)] = [
      (.megaamperes, "megaampere"), (.kiloamperes, "kiloampere"), (.amperes, "ampere"), (.milliamperes, "milliampere"), (.microamperes, "microampere"),
    ]
    let potentials: [(UnitElectricPotentialDifference, String)] = [
      (.megavolts, "megavolt"), (.kilovolts, "kilovolt"), (.volts, "volt"), (.millivolts, "millivolt"), (.microvolts, "microvolt"),
    ]
    let resistances: [(UnitElectricResistance, String)] = [
      (.megaohms, "megaohm"), (.kiloohms, "kiloohm"), (.ohms, "ohm"), (.milliohms, "milliohm"), (.microohms, "microohm"),
    ]
    return charges + currents + potentials + resistances
  }

  private static var data: [(Dimension, String)] {
    let sizes: [(UnitInformationStorage, String)] = [
      (.bits, "bit"), (.kilobits, "kilobit"), (.megabits, "megabit"), (.gigabits, "gigabit"), (.terabits, "terabit"), (.petabits, "petabit"),
      (.bytes, "byte"), (.kilobytes, "kilobyte"), (.megabytes, "megabyte"), (.gigabytes, "gigabyte"), (.terabytes, "terabyte"), (.petabytes, "petabyte"),
      (.kibibytes, "kibibyte"), (.mebibytes, "mebibyte"), (.gibibytes, "gibibyte"), (.tebibytes, "tebibyte"), (.pebibytes, "pebibyte"),
    ]
    return sizes
  }
}
