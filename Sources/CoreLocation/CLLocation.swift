public import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// The accuracy of a location, in meters.
///
/// A negative accuracy means that the location is invalid.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double

/// The best accuracy of the device.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best accuracy of the device with additional sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of one kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// No distance filter, so every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A geographic coordinate.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees, positive to the north.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees, positive to the east.
  public var longitude: CLLocationDegrees

  /// Creates a coordinate at 0° N, 0° E.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a coordinate from a latitude and a longitude in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns whether a coordinate's latitude and longitude are in their valid ranges.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool { abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180 }

/// Creates a coordinate from a latitude and a longitude in degrees.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A geographic location at a point in time.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The latitude and longitude of the location.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude above sea level, in meters.
  public let altitude: CLLocationDistance
  /// The horizontal accuracy, in meters.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The vertical accuracy, in meters.
  ///
  /// A negative value means that the altitude is invalid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel, in degrees from north.
  ///
  /// A negative value means that the direction is unknown.
  public let course: CLLocationDirection
  /// The speed of the device, in meters per second.
  ///
  /// A negative value means that the speed is unknown.
  public let speed: CLLocationSpeed
  /// The time of the location, on the device's clock.
  public let timestamp: Date

  /// Creates a location with a latitude, a longitude and the current time.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location with a coordinate, an altitude, accuracies and a timestamp.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location with a coordinate, an altitude, accuracies, a course, a speed and a timestamp.
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

  /// Returns the great-circle distance to another location, in meters.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (first, second) = (coordinate.latitude * radians, location.coordinate.latitude * radians)
    let (north, east) = (second - first, (location.coordinate.longitude - coordinate.longitude) * radians)
    let part = sin(north / 2) * sin(north / 2) + cos(first) * cos(second) * sin(east / 2) * sin(east / 2)
    return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
  }
}
