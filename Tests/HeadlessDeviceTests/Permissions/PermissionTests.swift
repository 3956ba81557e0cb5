import AVFoundation
import CoreLocation
import ScreenModel
import UserNotifications
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// A location manager's delegate that logs its calls in order.
private final class Locator: NSObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  let log: Log

  init(log: Log) {
    self.log = log
    super.init()
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { log.note("status \(manager.authorizationStatus)") }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    log.note("at \(locations.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" })")
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { log.note("failed \((error as NSError).domain) \((error as NSError).code)") }
}

private struct Asking: View {
  let log: Log
  @State private var locator: Locator?

  var body: some View {
    VStack {
      Button("Camera") { Task { log.note("camera \(await AVCaptureDevice.requestAccess(for: .video))") } }
      Button("Microphone") {
        let log = UncheckedLog(log: log)
        AVCaptureDevice.requestAccess(for: .audio) { log.log.note("microphone \($0)") }
      }
      Button("Notifications") { Task { log.note("notifications \(try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]))") } }
      Button("Settings") {
        Task { log.note("settings \(await UNUserNotificationCenter.current().notificationSettings().authorizationStatus)") }
        log.note("video \(AVCaptureDevice.authorizationStatus(for: .video)) audio \(AVCaptureDevice.authorizationStatus(for: .audio))")
      }
      Button("In use") { made.manager.requestWhenInUseAuthorization() }
      Button("Always") { made.manager.requestAlwaysAuthorization() }
      Button("Locate") { made.manager.requestLocation() }
      Button("Follow") { made.manager.startUpdatingLocation() }
    }
  }

  private var made: Locator {
    if let locator { return locator }
    let created = Locator(log: log)
    locator = created
    return created
  }
}

private struct UncheckedLog: @unchecked Sendable { let log: Log }

@preconcurrency @MainActor
final class PermissionTests: DeviceTestCase {
  private let log = Log()

  override func setUp() async throws {
    show { [log] in Asking(log: log) }
  }

  private var alert: SystemAlert? { device.system.alerts.first }

  private func answer(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let button = device.tree.first(ElementQuery(scope: device.applicationElement(of: SystemApp.springboard.rawValue) ?? device.tree.root, type: .button, string: title))
    else {
      return XCTFail("There is no \(title):\n\(device.tree.textSnapshot())", file: file, line: line)
    }
    let frame = device.tree.frame(of: button)
    device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  func test_theCameraIsAskedForOnce() {
    tap(.button, "Camera")
    XCTAssertEqual(alert?.title, "“Sample” Would Like to Access the Camera")
    XCTAssertEqual(alert?.actions.map(\.title), ["Don’t Allow", "Allow"])
    XCTAssertEqual(log.take(), [])
    answer("Allow")
    XCTAssertEqual(log.take(), ["camera true"])
    tap(.button, "Camera")
    XCTAssertNil(alert)
    tap(.button, "Settings")
    XCTAssertEqual(log.take(), ["camera true", "video authorized audio notDetermined", "settings notDetermined"])
  }

  func test_whatIsDeniedStaysSo() {
    tap(.button, "Microphone")
    XCTAssertEqual(alert?.title, "“Sample” Would Like to Access the Microphone")
    answer("Don’t Allow")
    tap(.button, "Microphone")
    XCTAssertNil(alert)
    XCTAssertEqual(log.take(), ["microphone false", "microphone false"])
    device.launch("com.example.Sample")
    tap(.button, "Settings")
    XCTAssertEqual(log.take().first, "video notDetermined audio denied")
  }

  func test_notificationsAreAskedFor() {
    tap(.button, "Notifications")
    XCTAssertEqual(alert?.title, "“Sample” Would Like to Send You Notifications")
    XCTAssertEqual(alert?.message, "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.")
    answer("Allow")
    tap(.button, "Settings")
    XCTAssertEqual(log.take(), ["notifications true", "video notDetermined audio notDetermined", "settings authorized"])
  }

  func test_theAppsReasonIsShown() {
    var app = InstalledApp(name: "Snap") { [log] in Asking(log: log) }
    app.usageDescriptions = ["NSCameraUsageDescription": "To take pictures."]
    device.install(app)
    device.launch("com.example.Snap")
    guard let button = device.tree.first(ElementQuery(scope: device.applicationElement(of: "com.example.Snap") ?? device.tree.root, type: .button, string: "Camera")) else {
      return XCTFail("no button")
    }
    let frame = device.tree.frame(of: button)
    device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    XCTAssertEqual(alert?.title, "“Snap” Would Like to Access the Camera")
    XCTAssertEqual(alert?.message, "To take pictures.")
  }

  func test_thePlaceIsToldWhileTheAppIsInUse() {
    device.place = (52.52, 13.405)
    tap(.button, "In use")
    XCTAssertEqual(log.take(), ["status notDetermined"])
    XCTAssertEqual(alert?.title, "Allow “Sample” to use your location?")
    XCTAssertEqual(alert?.actions.map(\.title), ["Allow Once", "Allow While Using App", "Don’t Allow"])
    answer("Allow While Using App")
    XCTAssertEqual(log.take(), ["status authorizedWhenInUse"])
    tap(.button, "Locate")
    XCTAssertEqual(log.take(), ["at [\"52.52 13.405\"]"])
    tap(.button, "Always")
    XCTAssertEqual(alert?.title, "Allow “Sample” to also use your location even when you are not using the app?")
    answer("Change to Always Allow")
    XCTAssertEqual(log.take(), ["status authorizedAlways"])
  }

  func test_aPlaceIsToldAsSoonAsItMayBe() {
    device.place = (1, 2)
    tap(.button, "Follow")
    tap(.button, "In use")
    answer("Allow While Using App")
    XCTAssertEqual(log.take(), ["status notDetermined", "status authorizedWhenInUse", "at [\"1.0 2.0\"]"])
  }

  func test_thereIsNoPlaceToTell() {
    tap(.button, "Locate")
    XCTAssertEqual(log.take(), ["status notDetermined", "failed kCLErrorDomain 1"])
    tap(.button, "In use")
    answer("Allow While Using App")
    tap(.button, "Locate")
    XCTAssertEqual(log.take(), ["status authorizedWhenInUse", "failed kCLErrorDomain 0"])
  }

  func test_onceIsUntilTheAppEnds() {
    tap(.button, "In use")
    answer("Allow Once")
    XCTAssertEqual(log.take(), ["status notDetermined", "status authorizedWhenInUse"])
    device.launch("com.example.Sample")
    tap(.button, "In use")
    XCTAssertEqual(log.take(), ["status notDetermined"])
    XCTAssertNotNil(alert)
  }

  func test_aTestSetsTheAnswerBeforeTheLaunch() {
    device.setAnswer(true, to: .camera, of: "com.example.Sample")
    tap(.button, "Camera")
    XCTAssertNil(alert)
    device.forgetPermission("camera", of: "com.example.Sample")
    tap(.button, "Camera")
    XCTAssertNotNil(alert)
    XCTAssertEqual(log.take(), ["camera true"])
  }

  func test_oneQuestionForAllWhoAskAtATimeAndNoneAfterTheAppHasEnded() {
    device.perform(cause: "the test") {
      for _ in 0..<2 { device.ask(for: .camera) { [log] in log.note("\($0)") } }
    }
    XCTAssertEqual(device.system.alerts.count, 1)
    device.terminate("com.example.Sample")
    XCTAssertEqual(device.system.alerts.count, 0)
    XCTAssertEqual(log.take(), ["false", "false"])
    XCTAssertNil(device.appEnvironment.answer(to: .camera, of: "com.example.Sample"))
  }

  func test_settingsResetTheAnswers() {
    device.setAnswer(false, to: .notifications, of: "com.example.Sample")
    device.system.resetPermissions()
    tap(.button, "Notifications")
    XCTAssertNotNil(alert)
  }

  func test_aFreshDeviceHasNoAnswers() {
    device.setAnswer(false, to: .camera, of: "com.example.Sample")
    show { [log] in Asking(log: log) }
    tap(.button, "Camera")
    XCTAssertNotNil(alert)
  }

  func test_placesAndTheirDistance() {
    let (berlin, paris) = (CLLocation(latitude: 52.52, longitude: 13.405), CLLocation(latitude: 48.8566, longitude: 2.3522))
    XCTAssertEqual(berlin.distance(from: paris), 877_463, accuracy: 500)
    XCTAssertEqual(berlin.distance(from: berlin), 0)
    XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }
}
