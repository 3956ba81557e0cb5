public import Foundation

/// The usage of a measurement, which determines its displayed unit.
///
/// For example, the lengths of roads and the heights of people are given in different units.
///
/// [Apple: MeasurementFormatUnitUsage](https://developer.apple.com/documentation/foundation/measurementformatunitusage)
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The ICU name of the usage, or `nil` for the measurement's unit.
  let identifier: String?

  /// General use: the locale's customary unit for a measurement of that size.
  public static var general: Self { Self(identifier: "default") }

  /// The unit of the measurement itself.
  public static var asProvided: Self { Self(identifier: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The body temperature of a person.
  public static var person: Self { Self(identifier: "person") }

  /// The temperature of the air, in weather reports.
  public static var weather: Self { Self(identifier: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a part of a person's body.
  public static var person: Self { Self(identifier: "person") }

  /// The height of a person.
  public static var personHeight: Self { Self(identifier: "person-height") }

  /// A distance on a road.
  public static var road: Self { Self(identifier: "road") }

  /// The focal length of a lens.
  public static var focalLength: Self { Self(identifier: "focal-length") }

  /// An amount of rain.
  public static var rainfall: Self { Self(identifier: "rainfall") }

  /// An amount of snow.
  public static var snowfall: Self { Self(identifier: "snowfall") }

  /// The distance that a person can see.
  public static var visibility: Self { Self(identifier: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in food.
  public static var food: Self { Self(identifier: "food") }

  /// The energy that a person uses in a workout.
  public static var workout: Self { Self(identifier: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(identifier: "person") }
}
