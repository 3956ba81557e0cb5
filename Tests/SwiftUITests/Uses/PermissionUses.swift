import AVFoundation
import CoreLocation
import SwiftUI
import UserNotifications

final class PermissionUsesLocator: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var location: CLLocation?
  @Published var status: CLAuthorizationStatus = .notDetermined
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.distanceFilter = kCLDistanceFilterNone
  }

  func start() {
    switch manager.authorizationStatus {
    case .notDetermined: manager.requestWhenInUseAuthorization()
    case .restricted, .denied: manager.stopUpdatingLocation()
    case .authorizedAlways, .authorizedWhenInUse: manager.startUpdatingLocation()
    @unknown default: break
    }
    if CLLocationManager.locationServicesEnabled() { manager.requestLocation() }
    manager.requestAlwaysAuthorization()
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { status = manager.authorizationStatus }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { location = locations.last }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    if let error = error as? CLError, error.code == .denied { location = nil }
  }
}

final class PermissionUsesOldLocator: NSObject, CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

struct PermissionUses: View {
  @StateObject private var locator = PermissionUsesLocator()
  @State private var isAllowed = false

  var body: some View {
    Button("Camera") { Task { isAllowed = await AVCaptureDevice.requestAccess(for: .video) } }
    Button("Microphone") { AVCaptureDevice.requestAccess(for: .audio) { granted in print(granted) } }
    Button("Camera") { AVCaptureDevice.requestAccess(for: .video) { granted in DispatchQueue.main.async { isAllowed = granted } } }
    Button("Status") { isAllowed = AVCaptureDevice.authorizationStatus(for: .video) == .authorized }
    Button("Notifications") { Task { await notifications() } }
    Button("Notifications") {
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { granted, error in if let error { print(error, granted) } }
    }
    Button("Settings") { UNUserNotificationCenter.current().getNotificationSettings { settings in print(settings.authorizationStatus == .authorized) } }
    Text("\(locator.location?.coordinate.latitude ?? 0)").onAppear { locator.start() }
  }

  private func notifications() async {
    let center = UNUserNotificationCenter.current()
    let settings = await center.notificationSettings()
    switch settings.authorizationStatus {
    case .notDetermined: isAllowed = (try? await center.requestAuthorization(options: [.alert])) ?? false
    case .denied: isAllowed = false
    case .authorized, .provisional, .ephemeral: isAllowed = true
    @unknown default: break
    }
    let content = UNMutableNotificationContent()
    content.title = "Feed"
    content.body = "A new post"
    content.sound = .default
    content.badge = 1
    content.userInfo = ["id": 7]
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
    try? await center.add(request)
    _ = await center.pendingNotificationRequests()
    schedule(content)
  }

  private func schedule(_ content: UNNotificationContent) {
    let center = UNUserNotificationCenter.current()
    center.add(UNNotificationRequest(identifier: "now", content: content, trigger: nil))
    center.add(UNNotificationRequest(identifier: "now", content: content, trigger: nil)) { error in print(error as Any) }
    center.add(
      UNNotificationRequest(identifier: "daily", content: content, trigger: UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9), repeats: true)))
    center.removePendingNotificationRequests(withIdentifiers: ["daily"])
    center.removeAllPendingNotificationRequests()
  }
}
