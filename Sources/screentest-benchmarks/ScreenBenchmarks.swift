import Foundation
import NotInstagram
import ScenarioKit
import Screens

/// The benchmarks of screens: a lookup through an element, the peers' login flow, a launch.
enum ScreenBenchmarks {
  static var all: [Benchmark] {
    [
      Benchmark(name: "element.exists", sizes: [1], run: elementExists),
      Benchmark(name: "flow.login", sizes: [12], limit: CostLimit(release: 700_000, debug: 3_000_000), run: loginFlow),
      Benchmark(name: "app.launch", sizes: [1], run: appLaunch),
      Benchmark(name: "explore.1000", sizes: [1000], limit: CostLimit(release: 1_000_000_000), run: exploreLogin),
    ]
  }

  /// Returns what a closure measures on the main thread, where benchmarks run.
  static func onMainActor(_ body: @MainActor () throws -> Measurement) rethrows -> Measurement {
    try MainActor.assumeIsolated { try body() }
  }

  @MainActor
  private static func session(_ app: AppUnderTest, _ test: String) -> ScreenSession {
    ScreenSession(appUnderTest: app, feature: "Benchmark", test: test, reporter: SilentReporter(), journal: nil, console: nil)
  }

  /// Measures `exists` of a button in a view, with the element's own query.
  private static func elementExists(_ size: Int, _ settings: BenchmarkSettings) throws -> Measurement {
    try onMainActor {
      let session = session(AppUnderTest(FlowApp.self), "element.exists")
      return try session.perform {
        App.shared.launch(clean: true)
        let button = Button(id: "Log in", parent: View(id: "UserField"))
        let present = Button(id: "Log in", parent: App.shared)
        try WrongAnswer.check("element.exists", [present.underlyingXCUIElement.exists, button.underlyingXCUIElement.exists], [true, false])
        let samples = settings.nanoseconds { count in
          var hits = 0
          for _ in 0..<count where present.underlyingXCUIElement.exists { hits += 1 }
          return hits
        }
        return Measurement(name: "element.exists", size: size, samples: samples, unit: "ns")
      }
    }
  }

  /// Measures the twelve steps of the peers' flow, from a running app back to its list.
  private static func loginFlow(_ size: Int, _ settings: BenchmarkSettings) throws -> Measurement {
    try onMainActor {
      let flow = LoginFlow()
      var samples: [Double] = []
      for index in 0..<(settings.runs * 5) {
        let session = session(AppUnderTest(FlowApp.self), "flow.login")
        try session.perform {
          // Launch the app before the measurement, because the peers' measurements don't include the launch, either.
          App.shared.launch(clean: true)
          let seconds = BenchmarkSettings.seconds { flow.run() }
          try WrongAnswer.check("flow.login ended at the list", flow.list.underlyingXCUIElement.exists && !session.run.hasFailed, true)
          if index >= settings.runs { samples.append(seconds * 1e9) }
        }
      }
      return Measurement(name: "flow.login", size: size, samples: samples, unit: "ns")
    }
  }

  /// Measures logging in under the given number of seeds, each on a fresh device with a new launch.
  private static func exploreLogin(_ size: Int, _ settings: BenchmarkSettings) throws -> Measurement {
    try onMainActor {
      let flow = LoginFlow()
      var samples: [Double] = []
      for _ in 0..<max(1, settings.runs / 3) {
        let session = session(AppUnderTest(FlowApp.self), "explore.1000")
        session.perform {
          samples.append(BenchmarkSettings.seconds { explore(seeds: 0..<size) { flow.logIn() } } * 1e9)
        }
        try WrongAnswer.check("explore.1000 failed", session.run.hasFailed, false)
      }
      return Measurement(name: "explore.1000", size: size, samples: samples, unit: "ns")
    }
  }

  /// Measures the launch of the example app on a fresh device, up to its first screen.
  private static func appLaunch(_ size: Int, _ settings: BenchmarkSettings) throws -> Measurement {
    try onMainActor {
      var samples: [Double] = []
      for index in 0..<(settings.runs * 5) {
        var isThere = false
        let seconds = BenchmarkSettings.seconds {
          let session = session(AppUnderTest(NotInstagramApp.self), "app.launch")
          session.perform {
            App.shared.launch(clean: true)
            isThere = App.shared.textFields.count > 0
          }
        }
        try WrongAnswer.check("app.launch showed the login screen", isThere, true)
        if index >= settings.runs { samples.append(seconds * 1e9) }
      }
      return Measurement(name: "app.launch", size: size, samples: samples, unit: "ns")
    }
  }
}

/// The peers' flow, written like a test.
@MainActor
private struct LoginFlow: InteractionContext, NavigationContext {
  let username = TextField(id: "UserField")
  let password = SecureTextField(id: "PasswordField")
  let logInButton = Button(id: "Log in")
  let list = Table()
  let title = Label(id: "Title")

  func logIn() {
    Scenario("Log in") {
      Given(I: tap(username))
      And(I: type("abcdefgh", into: username))
      And(I: tap(password))
      And(I: type("secret12", into: password))
      When(I: tap(logInButton))
      Then(I: see(list))
    }
  }

  func run() {
    Scenario("Log in, list, scroll, detail, back") {
      Given(I: tap(username))
      And(I: type("abcdefgh", into: username))
      And(I: tap(password))
      And(I: type("secret12", into: password))
      When(I: tap(logInButton))
      Then(I: see(list))
      When(I: scroll(list, .from(.bottom, to: .top), until: list.cell(matchingID: "Row 49"), is: .exists, .hittable))
      And(I: tap(list.cell(matchingID: "Row 49")))
      Then(I: see(title))
      And(the: label(of: title, is: "Detail 49"))
      When(I: tap(NavBar().button(withID: "BackButton")))
      Then(I: see(list))
    }
  }
}

extension NavBar {
  fileprivate func button(withID id: String) -> Button { Button(id: id, parent: self) }
}
