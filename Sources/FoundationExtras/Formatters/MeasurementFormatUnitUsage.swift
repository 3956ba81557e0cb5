public import Foundation

/// The purpose of a measurement, which decides about the unit of its text: people measure roads in other units than themselves.
///
/// [Apple: MeasurementFormatUnitUsage](https://developer.apple.com/documentation/foundation/measurementformatunitusage)
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The name of the purpose in ICU; `nil` for none.
  let identifier: String?

  /// No purpose: the unit that people of the locale use for measurements of that size.
  public static var general: Self { Self(identifier: "default") }

  /// The measurement's own unit.
  public static var asProvided: Self { Self(identifier: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(identifier: "person") }

  /// The temperature of the air.
  public static var weather: Self { Self(identifier: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A length on a person.
  public static var person: Self { Self(identifier: "person") }

  /// The height of a person.
  public static var personHeight: Self { Self(identifier: "person-height") }

  /// A distance on roads.
  public static var road: Self { Self(identifier: "road") }

  /// The focal length of a lens.
  public static var focalLength: Self { Self(identifier: "focal-length") }

  /// An amount of rain.
  public static var rainfall: Self { Self(identifier: "rainfall") }

  /// An amount of snow.
  public static var snowfall: Self { Self(identifier: "snowfall") }

  /// The distance that one can see.
  public static var visibility: Self { Self(identifier: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(identifier: "food") }

  /// The energy that a person uses.
  public static var workout: Self { Self(identifier: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(identifier: "person") }
}
