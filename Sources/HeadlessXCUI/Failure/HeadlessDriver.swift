package import FailureModel
import Foundation
internal import HeadlessNetwork
package import VirtualTime

/// The headless features that the test side uses beyond XCUITest's API.
///
/// They include the device's clock, the details of failures, and features that only a simulated device has.
///
/// Everything else on the test side uses XCUITest's API. To run on an Apple platform, only this type would have to be rewritten.
@MainActor
package enum HeadlessDriver {
  /// An observer that is notified of the driver's actions during a test.
  package protocol Observer: Sendable {
    /// Whether actions and waits are recorded.
    ///
    /// If not, no records are created.
    var isRecording: Bool { get }

    /// Called before code that doesn't record its own actions makes a gesture.
    /// - Parameters:
    ///   - element: The element of the gesture, or `nil` for the device.
    ///   - record: A closure that returns a record of the element for its description.
    @MainActor func willPerform(
      _ action: String, _ phrase: InteractionFailure.Phrase, on element: InteractionFailure.ElementName?, record: (String) -> ElementRecord?)

    /// Called when an interaction is skipped because the test has failed and stops at its first failure.
    @MainActor func didSkip(_ phrase: InteractionFailure.Phrase)

    /// Called after a wait that didn't end immediately.
    @MainActor func didWait(_ wait: WaitRecord, for purpose: InteractionFailure.Phrase)

    /// Called for something that doesn't stop the app but that its developers should know.
    func didNote(_ text: String)

    /// Called for information without which the log would suggest that the test checked more than it did.
    func didWarn(_ phrase: InteractionFailure.Phrase)

    /// Called before text is typed into a secure field, which is identified by a unique name.
    func willType(_ text: String, intoSecureField field: String)
  }

  /// The action that the running test-side function attempts, if it's more than its gesture.
  ///
  /// For example, setting a switch is more than a tap.
  @TaskLocal package static var attempt: InteractionFailure.Attempt?

  /// Whether the running test-side function has already recorded its action.
  @TaskLocal package static var isRecorded: Bool = false

  /// The failure handler for code outside of tests.
  ///
  /// It's set once per process.
  nonisolated static let fallbackHandler: FallbackHandler = FallbackHandler()

  /// Sets the failure handler for code outside of tests.
  ///
  /// Only the first call has an effect.
  nonisolated package static func setFallback(_ handler: InteractionFailure.Handler) {
    fallbackHandler.set(handler)
    NetworkFailures.shared.set { $0.report() }
  }
}

/// A failure handler that is set once per process.
final class FallbackHandler: @unchecked Sendable {
  private let lock: NSLock = NSLock()
  private var stored: InteractionFailure.Handler?

  var value: InteractionFailure.Handler? { lock.withLock { stored } }

  func set(_ handler: InteractionFailure.Handler) {
    lock.withLock { stored = stored ?? handler }
  }
}
