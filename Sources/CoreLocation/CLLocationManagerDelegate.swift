public import Foundation

/// An app's authorization to use the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user hasn't been asked.
  case notDetermined = 0
  /// The user can't grant permission.
  ///
  /// On the simulated device, the status never occurs.
  case restricted = 1
  /// The user denied permission.
  case denied = 2
  /// The app can use the location at any time.
  case authorizedAlways = 3
  /// The app can use the location while it's in use.
  case authorizedWhenInUse = 4
}

/// The location accuracy that an app is authorized for.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Full accuracy.
  case fullAccuracy = 0
  /// Reduced accuracy.
  ///
  /// On the simulated device, accuracy is never reduced.
  case reducedAccuracy = 1
}

/// The delegate of a location manager.
///
/// All functions are optional. They're called on the main actor, in virtual time.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called after the manager was created, and after the user answered a permission prompt.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The older form of ``locationManagerDidChangeAuthorization(_:)``.
  ///
  /// Both functions are called.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called with a new location.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when the location isn't available.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
  /// Called after the manager was created, and after the user answered a permission prompt.
  ///
  /// The default implementation does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// The older form of ``locationManagerDidChangeAuthorization(_:)``.
  ///
  /// The default implementation does nothing.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  /// Called with a new location.
  ///
  /// The default implementation does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Called when the location isn't available.
  ///
  /// The default implementation does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}
