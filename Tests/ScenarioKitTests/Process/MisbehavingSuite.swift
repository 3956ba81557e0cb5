import Foundation
import Testing

@testable import ScenarioKit

/// Tests that `ProcessEndTests` runs in a child process, and that do nothing in this process.
@Suite struct MisbehavingSuite {
  @Test func misbehaving() {
    guard let misbehaviour = ChildProcess.misbehaviour else { return }
    Scenario("Misbehaving") {
      Given(I: doNothing)
      When(I: Misbehaviour.perform(misbehaviour))
      Then(I: doNothing)
    }
  }

  @Test func plain() {
    switch ChildProcess.misbehaviour {
    case "_exitOnAThreadOfAPlainTest":
      Thread { _exit(0) }.start()
      while true { pause() }
    case "exitOnAThreadOfAPlainTest":
      Thread { exit(0) }.start()
      while true { pause() }
    case "exitWith69": exit(69)
    default: break
    }
  }

  @Test func exiting() async {
    guard ChildProcess.misbehaviour == "exitTest" else { return }
    await #expect(processExitsWith: .success) { exit(0) }
    await #expect(processExitsWith: .success) { _exit(0) }
    await #expect(processExitsWith: .failure) { exit(3) }
  }

  @Test(.enabled(if: ChildProcess.misbehaviour == nil)) func skippedInAChild() {}

  private func doNothing() {}
}
