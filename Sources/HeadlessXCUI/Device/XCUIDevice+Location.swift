public import CoreLocation
public import Foundation
internal import HeadlessDevice

/// A geographic location for the simulated device.
@preconcurrency @MainActor
open class XCUILocation: NSObject {
  /// The location.
  public let location: CLLocation

  /// Creates a simulated location.
  public init(location: CLLocation) {
    self.location = location
    super.init()
  }
}

extension XCUIDevice {
  /// The simulated location of the device, or `nil` if there isn't one.
  ///
  /// Each test starts with `nil`.
  ///
  /// - Apps that monitor the location are notified of every change. A one-time request gets the current location.
  /// - If this value is `nil`, permitted apps receive the error that the location is unknown.
  /// - Setting the location without a device, or to a latitude or longitude that is out of range, fails the test.
  public var location: XCUILocation? {
    get {
      guard let place = Device.current?.place else { return nil }
      return XCUILocation(location: CLLocation(latitude: place.latitude, longitude: place.longitude))
    }
    set(location) {
      let phrase: InteractionFailure.Phrase = "set the location of the device"
      if InteractionPreflight.skips(nil, phrase) { return }
      InteractionPreflight.record("setLocation", phrase, on: nil)
      guard let place = location?.location.coordinate else { return HeadlessDriver.setPlace(nil, as: .act(phrase)) }
      guard CLLocationCoordinate2DIsValid(place) else {
        return HeadlessDriver.failForInput(
          .act(phrase),
          .unusableNumber(
            name: "location", value: "\(place.latitude), \(place.longitude)", allowed: "a latitude between -90 and 90, and a longitude between -180 and 180"))
      }
      HeadlessDriver.setPlace((place.latitude, place.longitude), as: .act(phrase))
    }
  }
}
