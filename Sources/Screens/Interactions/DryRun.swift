import HeadlessXCUI
import Synchronization

/// A run of a part of a test that performs no interaction, and collects the interactions that it would perform.
///
/// The screen doesn't change, so a function that reads the screen after an interaction sees the screen from before.
@MainActor
package final class DryRun {
  /// An interaction that wasn't performed.
  package struct Interaction {
    /// The name of the action's function: “tap”, “type”, “see”.
    package let name: String
    /// The action in words without the element, which contain the typed text: “type “Kane” into”.
    package let words: String
    /// The element, or `nil` for an action on the device.
    package let element: XCUIElement?
    /// The other element, such as the one to scroll to, or the destination of a drag.
    package var other: XCUIElement?
  }

  @TaskLocal static var current: DryRun?

  /// Whether a function of several interactions continues: no interaction has failed, or none is performed anyway.
  static var goesOn: Bool { current != nil || !InteractionFailure.isStopped }

  private var interactions: [Interaction] = []
  /// Whether the part of the test would use raw XCUITest elements, whose interactions aren't collected.
  private nonisolated let usesRawElements: Atomic<Bool> = Atomic(false)

  private init() {}

  /// Returns the interactions of a part of a test, or `nil` if it also interacts with raw XCUITest elements, because these interactions aren't known.
  package static func interactions(of body: () -> Void) -> [Interaction]? {
    let run = DryRun()
    var handler = InteractionFailure.Handler(isStopped: { true }, report: { _ in })
    handler.isStoppedForRawElements = {
      run.usesRawElements.store(true, ordering: .relaxed)
      return true
    }
    $current.withValue(run) { InteractionFailure.$handler.withValue(handler, operation: body) }
    return run.usesRawElements.load(ordering: .relaxed) ? nil : run.interactions
  }

  /// Collects an interaction.
  func note(_ name: String, _ words: String, _ element: XCUIElement?, _ other: XCUIElement? = nil) {
    interactions.append(Interaction(name: name, words: words, element: element, other: other))
  }
}
