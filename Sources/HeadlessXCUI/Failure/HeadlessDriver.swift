package import FailureModel
import Foundation
internal import HeadlessNetwork
package import VirtualTime

/// What the test side asks of the headless driver beyond XCUITest's API: the device's clock, the details of a failure, and what only a simulated device can do.
///
/// Everything else that the test side uses has a name of XCUITest's. On an Apple platform this is the one type that would have to be rewritten.
@MainActor
package enum HeadlessDriver {
  /// Hears what the driver does while a test runs.
  package protocol Observer: Sendable {
    /// Whether actions and waits are recorded; where they are not, nothing is put together for them.
    var isRecording: Bool { get }

    /// A gesture is about to be made by code that does not record its actions itself.
    /// - Parameters:
    ///   - element: What it is made on; `nil` for the device.
    ///   - record: Returns a record of the element, from its words.
    @MainActor func willPerform(
      _ action: String, _ phrase: InteractionFailure.Phrase, on element: InteractionFailure.ElementName?, record: (String) -> ElementRecord?)

    /// An interaction is not made, because the test has failed before and wants to end there.
    @MainActor func didSkip(_ phrase: InteractionFailure.Phrase)

    /// A wait is over that was not over at once.
    @MainActor func didWait(_ wait: WaitRecord, for purpose: InteractionFailure.Phrase)

    /// Something that the app may go on with, but that its developers should know.
    func didNote(_ text: String)

    /// Something without which a reader of the log would take the test to have checked more than it has.
    func didTell(_ phrase: InteractionFailure.Phrase)

    /// A text is about to be typed into a secure field, which is told from others by a name.
    func willType(_ text: String, intoSecureField field: String)
  }

  /// What the running function of the test side attempts, where that is more than the gesture that it makes: setting a switch is more than a tap.
  @TaskLocal package static var attempt: InteractionFailure.Attempt?

  /// Whether the running function of the test side has recorded its action already.
  @TaskLocal package static var isRecorded: Bool = false

  /// The handler for code that runs in no test of ours; it is named once for the process.
  nonisolated static let fallbackHandler: FallbackHandler = FallbackHandler()

  /// Names the handler for code that runs in no test of ours; the first call counts.
  nonisolated package static func setFallback(_ handler: InteractionFailure.Handler) {
    fallbackHandler.set(handler)
    NetworkFailures.shared.set { $0.report() }
  }
}

/// A handler that is named once for the process.
final class FallbackHandler: @unchecked Sendable {
  private let lock: NSLock = NSLock()
  private var stored: InteractionFailure.Handler?

  var value: InteractionFailure.Handler? { lock.withLock { stored } }

  func set(_ handler: InteractionFailure.Handler) {
    lock.withLock { stored = stored ?? handler }
  }
}
