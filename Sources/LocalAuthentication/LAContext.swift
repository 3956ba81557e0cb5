public import Foundation
public import FoundationExtras
import HeadlessUI
import Synchronization

/// A context for authentication with Face ID or Touch ID.
///
/// The context authenticates the user for the frontmost app on the test's device. Face ID requires permission, which a system alert requests the first time.
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

  /// Creates an authentication context.
  public override init() { super.init() }

  private var authenticator: (any BiometricAuthenticator)? { CurrentHostSystem.system?.biometricAuthenticator }

  /// The type of the device's biometric sensor.
  open var biometryType: LABiometryType {
    switch authenticator?.biometryType {
    case .touchID: .touchID
    case .faceID: .faceID
    case nil, .some(.none): .none
    }
  }

  /// Returns whether a policy can be evaluated.
  ///
  /// A policy can be evaluated if a face or fingerprint is enrolled and the app isn't denied access.
  ///
  /// - Parameters:
  ///   - policy: The policy. The device doesn't have a passcode, so all policies require a face or fingerprint.
  ///   - error: A pointer that receives the error if the policy can't be evaluated.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    let problem = problem
    if let problem, let error { error.pointee = problem.nsError }
    return problem == nil
  }

  /// Returns whether a face or fingerprint is enrolled and the app may use it.
  ///
  /// The result is the same for all policies.
  public func canEvaluatePolicy(_ policy: LAPolicy) -> Bool { problem == nil }

  private var problem: LAError? {
    if settings.withLock({ $0.isInvalid }) { return LAError(.invalidContext) }
    guard let authenticator else { return LAError(.biometryNotAvailable) }
    return authenticator.problem.map { LAError(reason: $0) }
  }

  /// Authenticates the user with a face or fingerprint, and waits for the result.
  ///
  /// - Parameters:
  ///   - policy: The policy. The device doesn't have a passcode, so all policies require a face or fingerprint.
  ///   - localizedReason: The app's reason, which Touch ID displays.
  /// - Returns: `true`. If authentication doesn't succeed, an `LAError` is thrown.
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

  /// Authenticates the user with a face or fingerprint, and calls a closure with the result.
  ///
  /// The closure runs on an arbitrary thread.
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

  /// Invalidates the context.
  ///
  /// Further calls fail with `LAError.invalidContext`.
  open func invalidate() { settings.withLock { $0.isInvalid = true } }

  /// The title of the fallback button.
  ///
  /// On the simulated device, the fallback button isn't displayed.
  open var localizedFallbackTitle: String? {
    get { settings.withLock { $0.fallbackTitle } }
    set { settings.withLock { $0.fallbackTitle = newValue } }
  }

  /// The title of the Cancel button.
  ///
  /// On the simulated device, the button has the system's title.
  open var localizedCancelTitle: String? {
    get { settings.withLock { $0.cancelTitle } }
    set { settings.withLock { $0.cancelTitle = newValue } }
  }

  /// The app's reason for an authentication that other code starts with this context.
  open var localizedReason: String {
    get { settings.withLock { $0.reason } }
    set { settings.withLock { $0.reason = newValue } }
  }

  /// The duration in seconds that unlocking the device counts as authentication.
  ///
  /// The duration has no effect, because the simulated device is never locked.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval {
    get { settings.withLock { $0.reuseDuration } }
    set { settings.withLock { $0.reuseDuration = newValue } }
  }

  /// A Boolean value that indicates whether authentication can't interact with the user.
  ///
  /// If `true`, an evaluation that requires interaction fails with `LAError.notInteractive`.
  open var interactionNotAllowed: Bool {
    get { settings.withLock { $0.isInteractionNotAllowed } }
    set { settings.withLock { $0.isInteractionNotAllowed = newValue } }
  }

  /// The state of the enrolled biometrics, or `nil` if none are enrolled.
  open var evaluatedPolicyDomainState: Data? { authenticator.flatMap { $0.problem == nil ? Data("enrolled".utf8) : nil } }
}

/// A policy for authentication.
public enum LAPolicy: Int, Sendable {
  /// Authentication with a face or fingerprint.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Authentication with a face, a fingerprint or the passcode.
  ///
  /// The simulated device doesn't have a passcode.
  case deviceOwnerAuthentication = 2
}

/// The type of a biometric sensor.
public enum LABiometryType: Int, Sendable {
  /// No sensor.
  case none = 0
  /// A fingerprint sensor.
  case touchID = 1
  /// A face sensor.
  case faceID = 2
  /// An iris sensor.
  ///
  /// Simulated devices don't have an iris sensor.
  case opticID = 4
}
