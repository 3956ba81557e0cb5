public import Foundation

/// Whether an app may know the place of the device.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The person was not asked yet.
  case notDetermined = 0
  /// The person may not decide; never on a simulated device.
  case restricted = 1
  /// The person has said no.
  case denied = 2
  /// The app may know it at any time.
  case authorizedAlways = 3
  /// The app may know it while it is in use.
  case authorizedWhenInUse = 4
}

/// How exactly an app may know the place of the device.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exactly as the device does.
  case fullAccuracy = 0
  /// Roughly; never on a simulated device.
  case reducedAccuracy = 1
}

/// What a location manager tells its app; every function may be left out.
///
/// The functions are called on the main actor, on the device's clock.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The manager was created, or a person has answered the question for permission.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The older form of ``locationManagerDidChangeAuthorization(_:)``, which is called as well.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// The place of the device.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// There is no place to tell.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}
