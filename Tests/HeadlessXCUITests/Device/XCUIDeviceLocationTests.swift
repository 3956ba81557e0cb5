import Combine
import CoreLocation
import HeadlessDevice
import HeadlessUI
import HeadlessXCUI
import XCTest

/// The simulated location of the device, set with XCUITest's API.
final class XCUIDeviceLocationTests: MainActorTestCase {
  private let app = XCUIApplication()

  /// A model in the style of ordinary apps.
  private final class Locator: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var places: [String] = []
    let manager = CLLocationManager()

    override init() {
      super.init()
      manager.delegate = self
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      places += locations.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { places.append("unknown") }
  }

  private struct Page: View {
    @StateObject private var locator = Locator()

    var body: some View {
      VStack {
        Text(locator.places.joined(separator: ", ")).accessibilityIdentifier("places")
        Button("Locate") { locator.manager.requestLocation() }
        Button("Follow") { locator.manager.startUpdatingLocation() }
        Button("Stop") { locator.manager.stopUpdatingLocation() }
        Button("Far only") { locator.manager.distanceFilter = 10_000 }
      }
    }
  }

  private func at(_ latitude: Double, _ longitude: Double) -> XCUILocation { XCUILocation(location: CLLocation(latitude: latitude, longitude: longitude)) }

  private func onAPage(_ body: () -> Void) -> [String] {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      HeadlessDriver.setPermission(true, for: .location, as: .act("set a permission"))
      body()
    }
    return fixture.kinds
  }

  func test_anAppIsToldWhereTheTestPutsTheDevice() {
    let failures = onAPage {
      XCTAssertNil(XCUIDevice.shared.location)
      XCUIDevice.shared.location = at(52.52, 13.405)
      XCTAssertEqual(XCUIDevice.shared.location?.location.coordinate.longitude, 13.405)
      app.buttons["Locate"].tap()
      XCTAssertEqual(app.staticTexts["places"].label, "52.52 13.405")
      XCUIDevice.shared.location = nil
      XCTAssertNil(XCUIDevice.shared.location)
      app.buttons["Locate"].tap()
      XCTAssertEqual(app.staticTexts["places"].label, "52.52 13.405, unknown")
    }
    XCTAssertEqual(failures, [])
  }

  func test_anAppThatFollowsThePlaceIsToldEachChange() {
    let failures = onAPage {
      XCUIDevice.shared.location = at(1, 2)
      app.buttons["Follow"].tap()
      XCUIDevice.shared.location = at(3, 4)
      XCTAssertEqual(app.staticTexts["places"].label, "1.0 2.0, 3.0 4.0")
      app.buttons["Stop"].tap()
      XCUIDevice.shared.location = at(5, 6)
      XCTAssertEqual(app.staticTexts["places"].label, "1.0 2.0, 3.0 4.0")
    }
    XCTAssertEqual(failures, [])
  }

  func test_aSmallMoveIsLeftOutByTheFilter() {
    let failures = onAPage {
      XCUIDevice.shared.location = at(1, 2)
      app.buttons["Far only"].tap()
      app.buttons["Follow"].tap()
      XCUIDevice.shared.location = at(1.01, 2)
      XCUIDevice.shared.location = at(1.2, 2)
      XCTAssertEqual(app.staticTexts["places"].label, "1.0 2.0, 1.2 2.0")
    }
    XCTAssertEqual(failures, [])
  }

  func test_aPlaceThatIsNoneFails() {
    let fixture = ScreenFixture { Page() }
    XCTAssertEqual(
      fixture.message { XCUIDevice.shared.location = at(91, 0) },
      """
      Could not set the location of the device: the location 91.0, 0.0 cannot be used.

      expected: a latitude between -90 and 90, and a longitude between -180 and 180
      actual:   91.0, 0.0
      """)
    XCTAssertNil(fixture.run { XCUIDevice.shared.location })
  }
}
