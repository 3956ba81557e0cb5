public import Foundation
import HeadlessDevice
import Synchronization

/// An object that requests location permission and reports the location that the test has set.
///
/// The permission prompt is a system alert. A request reports the location once. After updates are started, every location that the test sets is reported.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private struct State {
    var location: CLLocation?
    var isUpdating = false
    var desiredAccuracy = kCLLocationAccuracyBest
    var distanceFilter = kCLDistanceFilterNone
    var allowsBackgroundLocationUpdates = false
    var pausesLocationUpdatesAutomatically = true
  }

  private let state: Mutex<State> = Mutex(State())
  private let lock = NSLock()
  private weak var heldDelegate: (any CLLocationManagerDelegate)?

  /// Creates a location manager.
  ///
  /// The manager notifies its delegate of the authorization immediately.
  public override init() { super.init() }

  /// The delegate of the manager, held weakly.
  weak open var delegate: (any CLLocationManagerDelegate)? {
    get { lock.withLock { heldDelegate } }
    set {
      lock.withLock { heldDelegate = newValue }
      if newValue != nil { tellAuthorization() }
    }
  }

  /// The app's authorization to use the location.
  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }

  /// Returns the app's authorization to use the location.
  ///
  /// The function is an older form of the property ``authorizationStatus``.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    switch CurrentPermissions.answer(to: .location) {
    case nil: .notDetermined
    case false?: .denied
    case true?: CurrentPermissions.answer(to: .locationAlways) == true ? .authorizedAlways : .authorizedWhenInUse
    }
  }

  /// The accuracy that the app is authorized for.
  ///
  /// Always full accuracy on the simulated device.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Returns whether location services are enabled.
  ///
  /// Always `true` on the simulated device.
  open class func locationServicesEnabled() -> Bool { true }

  /// Requests permission to use the location while the app is in use.
  ///
  /// Does nothing if the user has already answered.
  open func requestWhenInUseAuthorization() {
    guard authorizationStatus == .notDetermined else { return }
    ask(for: .location)
  }

  /// Requests permission to use the location at any time.
  ///
  /// As on a phone, the first prompt asks for permission while the app is in use. If the app calls the function again, a prompt for permission at any time appears once.
  open func requestAlwaysAuthorization() {
    switch authorizationStatus {
    case .notDetermined: ask(for: .location)
    case .authorizedWhenInUse where CurrentPermissions.answer(to: .locationAlways) == nil: ask(for: .locationAlways)
    default: break
    }
  }

  private func ask(for permission: Permission) {
    Task { @MainActor [self] in
      let before = authorizationStatus
      _ = await CurrentPermissions.ask(for: permission)
      if authorizationStatus != before { tell() }
    }
  }

  private func tellAuthorization() { Task { @MainActor [weak self] in self?.tell() } }

  @MainActor private func tell() {
    guard let delegate else { return }
    delegate.locationManagerDidChangeAuthorization(self)
    delegate.locationManager(self, didChangeAuthorization: authorizationStatus)
    if state.withLock({ $0.isUpdating }) { tellPlace() }
  }

  /// Reports the location once.
  open func requestLocation() { Task { @MainActor [weak self] in self?.tellPlace() } }

  /// Reports the location now, when permission is granted, and whenever the test changes it.
  open func startUpdatingLocation() {
    state.withLock { $0.isUpdating = true }
    Task { @MainActor [weak self] in
      guard let self else { return }
      Device.current?.followPlace(self) { [weak self] in self?.requestLocationIfMoved() }
      tellPlace()
    }
  }

  /// Stops reporting location updates.
  open func stopUpdatingLocation() {
    state.withLock { $0.isUpdating = false }
    Task { @MainActor [weak self] in if let self { Device.current?.stopFollowingPlace(self) } }
  }

  @MainActor private func requestLocationIfMoved() {
    let (isUpdating, last, filter) = state.withLock { ($0.isUpdating, $0.location, $0.distanceFilter) }
    guard isUpdating else { return }
    if let last, let place = Device.current?.place, CLLocation(latitude: place.latitude, longitude: place.longitude).distance(from: last) < filter { return }
    requestLocation()
  }

  @MainActor private func tellPlace() {
    guard let delegate else { return }
    switch authorizationStatus {
    case .notDetermined where state.withLock({ $0.isUpdating }): return
    case .authorizedAlways, .authorizedWhenInUse: break
    default: return delegate.locationManager(self, didFailWithError: CLError(.denied))
    }
    guard let place = Device.current?.place else { return delegate.locationManager(self, didFailWithError: CLError(.locationUnknown)) }
    let location = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude), altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())
    state.withLock { $0.location = location }
    delegate.locationManager(self, didUpdateLocations: [location])
  }

  /// The last reported location.
  open var location: CLLocation? { state.withLock { $0.location } }

  /// The desired accuracy.
  ///
  /// The accuracy has no effect, because the test sets the exact location.
  open var desiredAccuracy: CLLocationAccuracy {
    get { state.withLock { $0.desiredAccuracy } }
    set { state.withLock { $0.desiredAccuracy = newValue } }
  }

  /// The minimum distance to move, in meters, before a new location is reported.
  open var distanceFilter: CLLocationDistance {
    get { state.withLock { $0.distanceFilter } }
    set { state.withLock { $0.distanceFilter = newValue } }
  }

  /// A Boolean value that indicates whether the location is reported in the background.
  ///
  /// The value has no effect, because updates in the background aren't simulated.
  open var allowsBackgroundLocationUpdates: Bool {
    get { state.withLock { $0.allowsBackgroundLocationUpdates } }
    set { state.withLock { $0.allowsBackgroundLocationUpdates = newValue } }
  }

  /// A Boolean value that indicates whether the system can pause updates.
  ///
  /// On the simulated device, updates are never paused.
  open var pausesLocationUpdatesAutomatically: Bool {
    get { state.withLock { $0.pausesLocationUpdatesAutomatically } }
    set { state.withLock { $0.pausesLocationUpdatesAutomatically = newValue } }
  }
}
