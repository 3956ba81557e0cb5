public import Foundation
import HeadlessDevice
import Synchronization

/// Asks for the permission to know the place of the device, and tells the place: the one that a test has set.
///
/// The question is an alert of the system. A place is told once for each request; a manager that was started tells each place that a test sets from then on.
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

  /// Creates a manager; its delegate is told the authorization at once.
  public override init() { super.init() }

  /// What the manager tells the app through; the manager does not keep it alive.
  weak open var delegate: (any CLLocationManagerDelegate)? {
    get { lock.withLock { heldDelegate } }
    set {
      lock.withLock { heldDelegate = newValue }
      if newValue != nil { tellAuthorization() }
    }
  }

  /// Whether the app may know the place of the device.
  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }

  /// Whether the app may know the place of the device; the older form.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    switch CurrentPermissions.answer(to: .location) {
    case nil: .notDetermined
    case false?: .denied
    case true?: CurrentPermissions.answer(to: .locationAlways) == true ? .authorizedAlways : .authorizedWhenInUse
    }
  }

  /// How exactly the app may know the place: always as exactly as the device does.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Whether the device knows places at all: always.
  open class func locationServicesEnabled() -> Bool { true }

  /// Asks the person for the permission to know the place while the app is in use; once answered, nothing is asked.
  open func requestWhenInUseAuthorization() {
    guard authorizationStatus == .notDetermined else { return }
    ask(for: .location)
  }

  /// Asks the person for the permission to know the place at any time.
  ///
  /// As on a phone, the first question is that for the time when the app is in use; the one for any time comes when the app asks again, once.
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

  /// Tells the place once.
  open func requestLocation() { Task { @MainActor [weak self] in self?.tellPlace() } }

  /// Tells the place, and again when a person allows it, and whenever a test puts the device elsewhere.
  open func startUpdatingLocation() {
    state.withLock { $0.isUpdating = true }
    Task { @MainActor [weak self] in
      guard let self else { return }
      Device.current?.followPlace(self) { [weak self] in self?.requestLocationIfMoved() }
      tellPlace()
    }
  }

  /// Ends what `startUpdatingLocation()` began.
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

  /// The place that was told last.
  open var location: CLLocation? { state.withLock { $0.location } }

  /// How exact the app wants the place; it is as the test has set it in any case.
  open var desiredAccuracy: CLLocationAccuracy {
    get { state.withLock { $0.desiredAccuracy } }
    set { state.withLock { $0.desiredAccuracy = newValue } }
  }

  /// How far the device must move, in meters, before a new place is told.
  open var distanceFilter: CLLocationDistance {
    get { state.withLock { $0.distanceFilter } }
    set { state.withLock { $0.distanceFilter = newValue } }
  }

  /// Whether the place is told in the background, which is not simulated.
  open var allowsBackgroundLocationUpdates: Bool {
    get { state.withLock { $0.allowsBackgroundLocationUpdates } }
    set { state.withLock { $0.allowsBackgroundLocationUpdates = newValue } }
  }

  /// Whether the system may pause updates, which it never does here.
  open var pausesLocationUpdatesAutomatically: Bool {
    get { state.withLock { $0.pausesLocationUpdatesAutomatically } }
    set { state.withLock { $0.pausesLocationUpdatesAutomatically = newValue } }
  }
}
