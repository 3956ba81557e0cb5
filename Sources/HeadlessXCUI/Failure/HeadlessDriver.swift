package import FailureModel
import Foundation
internal import HeadlessNetwork
package import VirtualTime

/// The functions that the Screens module needs in addition to XCUITest's API.
///
/// They include the device's clock, the details of failures, and features that only a simulated device has.
///
/// Everything else in Screens uses XCUITest's API, so only this type would have to be rewritten to run on an Apple platform.
@MainActor
package enum HeadlessDriver {
  /// An observer that's notified of the driver's actions during a test.
  package protocol Observer: Sendable {
    /// Whether the observer records actions and waits.
    ///
    /// If `false`, records aren't created.
    var isRecording: Bool { get }

    /// Called before a gesture that its caller hasn't recorded.
    /// - Parameters:
    ///   - element: The element of the gesture, or `nil` for the device.
    ///   - record: A closure that returns a record of the element for its description.
    @MainActor func willPerform(
      _ action: String, _ phrase: InteractionFailure.Phrase, on element: InteractionFailure.ElementName?, record: (String) -> ElementRecord?)

    /// Called instead, with only the name of the action, if the observer doesn't record.
    @MainActor func willPerform(_ action: String)

    /// Called when an interaction is skipped because the test has failed and stops at its first failure.
    @MainActor func didSkip(_ phrase: InteractionFailure.Phrase)

    /// Called after a wait that didn't end immediately.
    @MainActor func didWait(_ wait: WaitRecord, for purpose: InteractionFailure.Phrase)

    /// Called for a problem that doesn't stop the app but that its developers should know about.
    func didNote(_ text: String)

    /// Called if a test checks less than it seems to, such as an audit that can't check all kinds of problems.
    func didWarn(_ phrase: InteractionFailure.Phrase)

    /// Called before text is typed into a secure field, which is identified by a unique name.
    func willType(_ text: String, intoSecureField field: String)
  }

  /// The attempt for failures of the current gesture, if the gesture is only a part of an action.
  ///
  /// For example, a tap can be a part of setting a switch.
  @TaskLocal package static var attempt: InteractionFailure.Attempt?

  /// Whether the current action is already recorded, so its gestures aren't recorded again.
  @TaskLocal package static var isRecorded: Bool = false

  /// The failure handler for code outside of tests.
  ///
  /// The handler is set once per process.
  nonisolated static let fallbackHandler: FallbackHandler = FallbackHandler()

  /// Sets the failure handler for code outside of tests.
  ///
  /// Only the first call has an effect.
  nonisolated package static func setFallback(_ handler: InteractionFailure.Handler) {
    fallbackHandler.set(handler)
    NetworkFailures.shared.set { $0.report() }
  }
}

/// A failure handler that can be set once per process.
final class FallbackHandler: @unchecked Sendable {
  private let lock: NSLock = NSLock()
  private var stored: InteractionFailure.Handler?

  var value: InteractionFailure.Handler? { lock.withLock { stored } }

  func set(_ handler: InteractionFailure.Handler) {
    lock.withLock { stored = stored ?? handler }
  }
}
