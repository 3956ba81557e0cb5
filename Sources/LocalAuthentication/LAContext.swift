public import Foundation
public import FoundationExtras
import HeadlessUI
import Synchronization

/// A context for authentication with Face ID or Touch ID.
///
/// It acts for the app in front of the test's device. Face ID asks for permission the first time, with an alert of the system.
open class LAContext: NSObject, @unchecked Sendable {
  private let settings: Mutex<Settings> = Mutex(Settings())

  private struct Settings {
    var fallbackTitle: String?
    var cancelTitle: String?
    var reason = ""
    var reuseDuration: TimeInterval = 0
    var isInteractionNotAllowed = false
    var isInvalid = false
  }

  /// Creates a context.
  public override init() { super.init() }

  private var authenticator: (any BiometricAuthenticator)? { CurrentHostSystem.system?.biometricAuthenticator }

  /// The kind of the device's sensor.
  open var biometryType: LABiometryType {
    switch authenticator?.biometryType {
    case .touchID: .touchID
    case .faceID: .faceID
    case nil, .some(.none): .none
    }
  }

  /// Returns whether a policy can be evaluated: a face or finger is enrolled, and the app has not been denied the sensor.
  ///
  /// - Parameters:
  ///   - policy: The policy. The device has no passcode, so that each asks for a face or a finger.
  ///   - error: Receives the reason where it cannot.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    let problem = problem
    if let problem, let error { error.pointee = problem.nsError }
    return problem == nil
  }

  /// Returns whether a policy can be evaluated.
  public func canEvaluatePolicy(_ policy: LAPolicy) -> Bool { problem == nil }

  private var problem: LAError? {
    if settings.withLock({ $0.isInvalid }) { return LAError(.invalidContext) }
    guard let authenticator else { return LAError(.biometryNotAvailable) }
    return authenticator.problem.map { LAError(reason: $0) }
  }

  /// Asks for a face or a finger and waits for the answer.
  ///
  /// - Parameters:
  ///   - policy: The policy. The device has no passcode, so that each asks for a face or a finger.
  ///   - localizedReason: The reason of the app, which Touch ID shows.
  /// - Returns: `true`; every other result is thrown as an `LAError`.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    if let problem { throw problem }
    guard let authenticator else { throw LAError(.biometryNotAvailable) }
    if interactionNotAllowed { throw LAError(.notInteractive) }
    do {
      try await authenticator.authenticate(localizedReason: localizedReason)
    } catch let error as BiometricError {
      throw LAError(reason: error)
    }
    return true
  }

  /// Asks for a face or a finger and calls a closure with the answer, on a thread of its own choice.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    Task {
      do {
        try await evaluatePolicy(policy, localizedReason: localizedReason)
        reply(true, nil)
      } catch {
        reply(false, error)
      }
    }
  }

  /// Ends the use of the context: what is asked of it from now on fails with `LAError.invalidContext`.
  open func invalidate() { settings.withLock { $0.isInvalid = true } }

  /// The title of the button for a fallback, which the simulated device does not show.
  open var localizedFallbackTitle: String? {
    get { settings.withLock { $0.fallbackTitle } }
    set { settings.withLock { $0.fallbackTitle = newValue } }
  }

  /// The title of the button to cancel; the simulated device shows the system's.
  open var localizedCancelTitle: String? {
    get { settings.withLock { $0.cancelTitle } }
    set { settings.withLock { $0.cancelTitle = newValue } }
  }

  /// The reason for an authentication that something else starts.
  open var localizedReason: String {
    get { settings.withLock { $0.reason } }
    set { settings.withLock { $0.reason = newValue } }
  }

  /// How long a match when the device was unlocked counts, in seconds; a device in a test is never locked, so that it has no effect.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval {
    get { settings.withLock { $0.reuseDuration } }
    set { settings.withLock { $0.reuseDuration = newValue } }
  }

  /// Whether an evaluation that would ask the user fails with `LAError.notInteractive` instead.
  open var interactionNotAllowed: Bool {
    get { settings.withLock { $0.isInteractionNotAllowed } }
    set { settings.withLock { $0.isInteractionNotAllowed = newValue } }
  }

  /// The state of the enrolled faces and fingers; `nil` where none is enrolled.
  open var evaluatedPolicyDomainState: Data? { authenticator.flatMap { $0.problem == nil ? Data("enrolled".utf8) : nil } }
}

/// A policy of an authentication.
public enum LAPolicy: Int, Sendable {
  /// Authentication by face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Authentication by face or finger; the simulated device has no passcode.
  case deviceOwnerAuthentication = 2
}

/// The kind of a biometric sensor.
public enum LABiometryType: Int, Sendable {
  /// No sensor.
  case none = 0
  /// A fingerprint sensor.
  case touchID = 1
  /// A face sensor.
  case faceID = 2
  /// An iris sensor, which no simulated device has.
  case opticID = 4
}
