import TABTestKit

/// A test case that another test runs to observe its life cycle.
final class HookedCase: TABTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.launch }

  /// The states that the test case recorded, in order.
  static var seen: [String] = []

  private static var callsLaunch = true
  private static var callsTerminate = true

  /// Runs the test case once, and returns the states that it recorded.
  static func run(launching: Bool = true, terminating: Bool = true) -> [String] {
    (seen, callsLaunch, callsTerminate) = ([], launching, terminating)
    // After `run()`, XCTest wouldn't have a current test, and the observing test's assertions would be lost.
    HookedCase(name: "HookedCase.test", testClosure: { ($0 as? HookedCase)?.look("test") }).invokeTest()
    return seen
  }

  // The overrides don't call super, because they don't need to.
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
