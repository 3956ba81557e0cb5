public import CoreLocation
public import Foundation
internal import HeadlessDevice

/// A place that a test puts the device at.
@preconcurrency @MainActor
open class XCUILocation: NSObject {
  /// The place.
  public let location: CLLocation

  /// Creates the place of a test.
  public init(location: CLLocation) {
    self.location = location
    super.init()
  }
}

extension XCUIDevice {
  /// The simulated place of the device, which apps are told that may know it; each test begins with none.
  ///
  /// - An app that follows the place is told each change of it; one that asks once is told where the device is then.
  /// - Without a place, an app is told that the place is unknown.
  /// - Setting it without a device fails the test, and so does a place whose degrees are out of their ranges.
  public var location: XCUILocation? {
    get {
      guard let place = Device.current?.place else { return nil }
      return XCUILocation(location: CLLocation(latitude: place.latitude, longitude: place.longitude))
    }
    set(location) {
      let phrase: InteractionFailure.Phrase = "set the location of the device"
      if ElementInteraction.skips(nil, phrase) { return }
      ElementInteraction.record("setLocation", phrase, on: nil)
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
