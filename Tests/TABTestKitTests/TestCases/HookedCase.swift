import TABTestKit

/// A case that another test runs, to look at its life from outside.
final class HookedCase: TABTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.launch }

  /// What the case saw, in order.
  static var seen: [String] = []

  private static var callsLaunch = true
  private static var callsTerminate = true

  /// Runs the case once, and returns what it saw.
  static func run(launching: Bool = true, terminating: Bool = true) -> [String] {
    (seen, callsLaunch, callsTerminate) = ([], launching, terminating)
    // After `run()` XCTest would know of no current test, and lose the assertions of the one that looks on.
    HookedCase(name: "HookedCase.test", testClosure: { ($0 as? HookedCase)?.look("test") }).invokeTest()
    return seen
  }

  // None of the overrides calls super: that is not needed.
  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    look("before the launch")
    App.shared.launchArguments = ["-Verbose"]
    App.shared.launchEnvironment["SERVER"] = "mocked"
    if Self.callsLaunch { launch() }
  }

  override func preTerminationTearDown(_ terminate: @escaping () -> Void) {
    look("before the termination")
    if Self.callsTerminate { terminate() }
    look("after the termination")
  }

  nonisolated override func tearDown() {
    super.tearDown()
    MainActor.assumeIsolated { look("at the end") }
  }

  private func look(_ moment: String) {
    let app = App.shared
    let state = app.state == .notRunning ? "not running" : app.state == .runningForeground ? "in front" : "elsewhere"
    let arguments = app.launchArguments.joined(separator: " ")
    let server = app.launchEnvironment["SERVER"] ?? "-"
    Self.seen.append("\(moment): \(state), arguments “\(arguments)”, server \(server), UUID \(app.launchEnvironment[ScreenSession.uuidKey] == nil ? "no" : "yes")")
  }
}
