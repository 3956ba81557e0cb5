public import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A length in meters.
public typealias CLLocationDistance = Double
/// How exact a place is, in meters; negative where the place is not valid.
public typealias CLLocationAccuracy = Double
/// A speed in meters a second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double

/// The best that the device can do.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best that the device can do, with its other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// To ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// To three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// Any movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates the place at 0° N, 0° E.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a place from its degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns whether the degrees of a place are ones.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool { abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180 }

/// Creates a place from its degrees.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A place at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height over the sea in meters.
  public let altitude: CLLocationDistance
  /// How exact the place is, in meters.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the height is, in meters; negative where it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the movement; negative where it is not known.
  public let course: CLLocationDirection
  /// The speed; negative where it is not known.
  public let speed: CLLocationSpeed
  /// When the device was there, on its own clock.
  public let timestamp: Date

  /// Creates a place of now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a place at a time.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a place of a movement.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  /// The distance to another place along a great circle of a ball of the earth's size, in meters.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (first, second) = (coordinate.latitude * radians, location.coordinate.latitude * radians)
    let (north, east) = (second - first, (location.coordinate.longitude - coordinate.longitude) * radians)
    let part = sin(north / 2) * sin(north / 2) + cos(first) * cos(second) * sin(east / 2) * sin(east / 2)
    return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
  }
}
