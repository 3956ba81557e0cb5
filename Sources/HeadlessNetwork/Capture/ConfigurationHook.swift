import CConcurrencyHooks
import Foundation
internal import VirtualTime

/// Inserts our protocol before the other protocols of a new session configuration.
///
/// `URLSessionConfiguration.default` and `.ephemeral` call this function for each configuration that they return in the whole process.
@_cdecl("stk_time_prepare_session_configuration")
func prepareSessionConfiguration(_ pointer: UnsafeMutableRawPointer) {
  // Register our protocol before the first session registers Foundation's, because the shared session queries protocols in the order of registration.
  prepareSharedSession()
  let configuration = Unmanaged<URLSessionConfiguration>.fromOpaque(pointer).takeUnretainedValue()
  let classes = configuration.protocolClasses ?? []
  if classes.contains(where: { $0 == SessionURLProtocol.self }) { return }
  configuration.protocolClasses = [SessionURLProtocol.self] + classes
}

/// Registers our protocol for the shared session.
@_cdecl("stk_time_prepare_shared_session")
func prepareSharedSession() { _ = NetworkCapture.registration }

/// The state of network capture in this process.
package enum NetworkCapture {
  /// Whether every session has our protocol, so all requests can be captured.
  ///
  /// Under the thread sanitizer, no session has it.
  package static let isComplete: Bool = stk_time_catches_session_configurations() && VirtualScheduler.capturesSwiftConcurrency && VirtualScheduler.capturesDispatch

  fileprivate static let registration: Bool = URLProtocol.registerClass(SessionURLProtocol.self)
}
