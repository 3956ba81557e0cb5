import Foundation
import LocalAuthentication
import OSLog
import os

/// Logging in the style of ordinary apps.
enum LoggingUses {
  static let logger = Logger(subsystem: "com.example.app", category: "network")
  static let log = OSLog(subsystem: "com.example.app", category: "model")
  static let signposter = OSSignposter(subsystem: "com.example.app", category: "launch")

  static func use(name: String, count: Int, ratio: Double, error: any Error, url: URL?, kind: Any.Type) {
    logger.log("plain")
    logger.debug("name \(name, privacy: .public) and \(name, privacy: .private(mask: .hash))")
    logger.info("count \(count) \(count, format: .hex) \(count, format: .decimal(minDigits: 3))")
    logger.notice("ratio \(ratio, format: .fixed(precision: 2)) \(ratio)")
    logger.warning("\(name, align: .right(columns: 10))")
    logger.error("failed: \(error.localizedDescription, privacy: .public)")
    logger.error("failed: \(error)")
    logger.critical("\(kind)")
    logger.fault("\(url?.absoluteString ?? "none")")
    logger.trace("\(count > 1)")
    logger.log(level: .error, "\(name)")
    os_log("loaded %d items of %{public}@", log: log, type: .info, count, name)
    os_log(.debug, "value \(count)")
    os_log("done")
    let state = signposter.beginInterval("load")
    signposter.endInterval("load", state)
    Logger().info("x")
    if log.isEnabled(type: .debug) { Logger(log).debug("y") }
  }

  static let counter = OSAllocatedUnfairLock(initialState: 0)
  static func count() { counter.withLock { $0 += 1 } }
}

/// Authentication in the style of ordinary apps.
@MainActor
final class AuthenticationUses {
  func authenticate() {
    let context = LAContext()
    context.localizedFallbackTitle = ""
    var error: NSError?
    if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
      context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Log in") { success, authenticationError in
        DispatchQueue.main.async { if success { self.done() } else { _ = authenticationError?.localizedDescription } }
      }
    }
    switch context.biometryType {
    case .faceID: break
    case .touchID: break
    case .none: break
    case .opticID: break
    @unknown default: break
    }
  }

  func authenticate() async -> Bool {
    do {
      return try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Log in")
    } catch LAError.userCancel {
      return false
    } catch let error as LAError where error.code == .biometryLockout {
      return false
    } catch {
      return (error as? LAError)?.code != .appCancel
    }
  }

  func done() {}
}
