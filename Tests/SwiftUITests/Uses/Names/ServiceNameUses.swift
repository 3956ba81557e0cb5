import CoreLocation
import LocalAuthentication
import OSLog
import PhotosUI
import UserNotifications
import os

/// The other names of Core Location, LocalAuthentication, PhotosUI, UserNotifications and os.
///
/// Each line only has to compile, in both language modes.
struct ServiceNameUses {
  func locates(_ manager: CLLocationManager) -> CLLocationCoordinate2D {
    for accuracy in [
      kCLLocationAccuracyBestForNavigation, kCLLocationAccuracyNearestTenMeters, kCLLocationAccuracyHundredMeters, kCLLocationAccuracyKilometer,
      kCLLocationAccuracyThreeKilometers,
    ] { manager.desiredAccuracy = accuracy }
    return manager.accuracyAuthorization == .reducedAccuracy ? CLLocationCoordinate2DMake(0, 0) : CLLocationCoordinate2DMake(53.5, 10)
  }

  func authenticates(_ context: LAContext) -> Data? {
    context.localizedCancelTitle = "Use password"
    context.touchIDAuthenticationAllowableReuseDuration = 10
    return context.evaluatedPolicyDomainState
  }

  let filters: [PHPickerFilter] = [.screenRecordings, .panoramas, .depthEffectPhotos, .bursts, .slomoVideos, .timelapseVideos, .cinematicVideos]

  func notifies(_ center: UNUserNotificationCenter, _ settings: UNNotificationSettings) async throws {
    let options: UNAuthorizationOptions = [.criticalAlert, .providesAppNotificationSettings]
    _ = try await center.requestAuthorization(options: options)
    let states = [settings.alertSetting, settings.soundSetting, settings.badgeSetting, settings.lockScreenSetting, settings.notificationCenterSetting]
    if states.contains(.notSupported) { try await center.setBadgeCount(0) }
    center.getPendingNotificationRequests { _ in }
    center.removeAllDeliveredNotifications()
  }

  func logs(_ logger: Logger, _ signposter: OSSignposter, _ lock: OSAllocatedUnfairLock<Int>, _ plain: OSAllocatedUnfairLock<Void>) {
    logger.info("\(0.5, format: .exponential) \(0.5, format: .hybrid)")
    signposter.emitEvent("Loaded")
    signposter.withIntervalSignpost("Loading") {}
    lock.withLockUnchecked { $0 += 1 }
    if plain.lockIfAvailable() { plain.unlock() }
  }
}
