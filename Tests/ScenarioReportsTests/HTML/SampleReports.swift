import ScenarioKit
import VirtualTime

@testable import ScenarioReports

/// Handwritten reports about an imaginary app.
enum SampleReports {
  static func step(
    _ path: String, _ keyword: String, _ sentence: String, _ result: Result = .passed, failure: TestFailure? = nil, before: Int? = nil, after: Int? = nil,
    argument: StepArgument? = nil,
    reason: String? = nil, from: Duration = .zero, to: Duration = .zero, items: [ReportItem] = []
  ) -> StepReport {
    StepReport(
      path: path, keyword: keyword, sentence: "\(keyword) \(sentence)", argument: argument,
      location: SourceLocation(fileID: "Tests/LogInTests.swift", filePath: "Tests/AppTests/LogInTests.swift", line: 42, column: 9),
      result: result, reason: reason, virtualStart: from, virtualEnd: to, start: start, took: 1_840_000, failure: failure, screenBefore: before, screenAfter: after, items: items)
  }

  static func scenario(
    _ name: String, _ steps: [StepReport], path: String = "1", result: Result = .passed, details: ScenarioDetails = .none, reason: String? = nil, other: [ReportItem] = []
  ) -> ScenarioReport {
    ScenarioReport(
      path: path, name: name, details: details, location: SourceLocation(fileID: "Tests/LogInTests.swift", filePath: "Tests/AppTests/LogInTests.swift", line: 40, column: 3),
      result: result,
      reason: reason, virtualStart: .zero, virtualEnd: steps.last?.virtualEnd ?? .zero, start: start, took: 24_300_000, items: steps.map(ReportItem.step) + other)
  }

  static func attempt(_ scenarios: [ScenarioReport], result: Result? = nil, screens: [Int: ScreenReport] = [:], before: [ReportItem] = []) -> AttemptReport {
    var attempt = AttemptReport(
      environment: 0, journal: ".build/screentest/tests-4711.jsonl", device: "iPhone, 390 × 844 points",
      result: result ?? scenarios.first { $0.result != .passed }?.result ?? .passed,
      start: start, took: 31_000_000, virtual: .seconds(12), items: before + scenarios.map(ReportItem.scenario))
    attempt.screens = screens
    return attempt
  }

  static func test(_ identity: String, _ attempts: [AttemptReport]) -> TestReport {
    TestReport(identity: identity, name: identity.split(separator: "/").last.map(String.init) ?? identity, attempts: attempts)
  }

  static func report(_ features: [FeatureReport]) -> RunReport {
    let environment = RunEnvironment(
      project: "NotInstagram", commit: "4f9c1d2b8e6a7f00c1d2e3f4a5b6c7d8e9f0a1b2", branch: "main", ci: "GitHub Actions", address: "https://example.com/runs/1",
      sources: "https://example.com/NotInstagram/blob/4f9c1d2b8e6a7f00c1d2e3f4a5b6c7d8e9f0a1b2/", system: "Debian GNU/Linux 12 (bookworm)", seed: "17", shard: "2/8")
    return RunReport(environments: [environment], features: features, start: start, end: start + 92_400_000)
  }

  static func report(_ test: TestReport) -> RunReport { report([FeatureReport(name: "AppTests", tests: [test])]) }

  static let start: Int64 = 1_790_000_000_000_000

  /// Returns a tap on the button of the first screen.
  static func tap(screen: Int?) -> ReportItem {
    .action(
      ActionRecord(name: "tap", text: "tap Button “Log in”", element: ElementRecord(text: "Button “Log in”", type: "button", frame: SampleScreens.logInFrame)), screen: screen,
      virtual: .seconds(1))
  }

  static let notFound: TestFailure = {
    var failure = TestFailure(kind: "element.notFound", attempt: .act("tap Button “Like”"), reason: "there is no such element on the screen")
    failure.differences = [.init(expected: "“Feed”", actual: "“feed”", hint: "They differ only in upper and lower case.")]
    failure.query = ["Button “Like”", "App “NotInstagram”"]
    let candidates = ["Button “Log in” (id: “LogInButton”)", "Button “Lake”"].map { ElementRecord(text: $0, type: "button") }
    failure.findings = .init(
      heading: "Found instead: 2 Buttons in App “NotInstagram”", candidates: candidates, count: 4, nearest: "Did you mean Button “Lake”? It differs in one letter.")
    failure.explanation = "The feed was still loading: the request GET /feed had no answer."
    failure.advice = "wait for the feed with `Then(the: feed(.isVisible))` first."
    failure.screen = "Window\n  NavigationBar “Not Instagram”\n  Button “Log in”"
    return failure
  }()

  /// A run of a small app with everything that a report can contain.
  static var app: RunReport {
    var report = report([
      FeatureReport(name: "LogInTests", tests: [loggingIn, failing, flaky, outline(1, "Ada"), outline(2, "Bob")]),
      FeatureReport(name: "FeedTests", tests: [interrupted, skipped, pending, hostile, several]),
      FeatureReport(
        name: "ProfileTests", tests: (1...24).map { number in test("ProfileTests/test_\(number)", [attempt([scenario("The profile shows picture \(number)", plainSteps)])]) }),
    ])
    report.warnings = ["tests-4712.jsonl: line 1204 is no event; it is left out."]
    return report
  }

  private static let plainSteps = [step("1.1", "Given", "I am logged in as Ada"), step("1.2", "When", "I open my profile"), step("1.3", "Then", "my pictures are visible")]

  private static let screens: [Int: ScreenReport] = [
    1: SampleScreens.logIn(), 2: SampleScreens.logIn(name: "Ada", isReady: true), 3: SampleScreens.feed(), 4: SampleScreens.feed(liked: true),
    5: SampleScreens.alert("Delete the picture?"),
    6: SampleScreens.logIn(name: "Ada", problem: "The name or the password is wrong."),
  ]

  private static let typing: ReportItem = .action(
    ActionRecord(
      name: "type", text: "type “Ada” into TextField “Name”",
      element: ElementRecord(text: "TextField “Name”", type: "textField", frame: .init(x: 24, y: 300, width: 342, height: 44))), screen: 1, virtual: .milliseconds(300))

  private static let waiting: ReportItem = .wait(
    purpose: "Table “Posts” to be visible",
    WaitRecord(timeout: .seconds(5), waited: .milliseconds(1250), outcome: .satisfied, clockMoves: ["a timer of FeedView", "the answer to GET /feed"]),
    virtual: .milliseconds(2250))

  private static var loggingIn: TestReport {
    let table = StepArgument.table([["name", "role"], ["Ada", "admin"], ["Bob", "guest"]])
    let steps = [
      step("1.1", "Given", "these users exist", before: 1, after: 1, argument: table),
      step(
        "1.2", "When", "I log in as “Ada”", before: 1, after: 3, from: .zero, to: .milliseconds(1000),
        items: [
          .step(step("1.2.1", "When", "I type my name and my password", before: 1, after: 2, items: [typing, .note("The password comes from the fixture.")])),
          .step(step("1.2.2", "When", "I tap Button “Log in”", before: 2, after: 3, from: .milliseconds(300), to: .milliseconds(1000), items: [tap(screen: 2)])),
        ]),
      step("1.3", "Then", "the feed is visible", before: 3, after: 3, from: .milliseconds(1000), to: .milliseconds(2250), items: [waiting]),
      step(
        "1.4", "And", "the server was asked for", before: 3, after: 4, argument: .docString("{\n  \"path\": \"/feed\",\n  \"page\": 0\n}", mediaType: "application/json"),
        items: [
          .attachment(AttachmentReport(name: "request.json", mediaType: "application/json", path: ".build/screentest/tests-4711/request.json", byteCount: 2310))
        ]),
    ]
    let details = ScenarioDetails(
      tags: ["smoke", "login"], description: "The first thing that a new user does.\nIt has to work without a network as well.", rule: "Only known users come in")
    let background = scenario("A user is registered", [step("0.1", "Given", "the app is installed")], path: "0", details: ScenarioDetails(kind: .background))
    return test("LogInTests/test_loggingIn", [attempt([background, scenario("Logging in with a name and a password", steps, details: details)], screens: screens)])
  }

  private static var failing: TestReport {
    let steps = [
      step("1.1", "Given", "I am on the log in screen", before: 1, after: 2),
      step("1.2", "When", "I tap Button “Log in”", before: 2, after: 6, from: .zero, to: .seconds(2), items: [tap(screen: 2)]),
      step("1.3", "Then", "I like the first picture", .failed, failure: notFound, before: 6, after: 6, from: .seconds(2), to: .seconds(7)),
      step("1.4", "And", "the picture is liked", .skipped, reason: "A step before it failed."),
    ]
    return test("LogInTests/test_likingAPicture", [attempt([scenario("Liking a picture", steps, result: .failed, details: ScenarioDetails(tags: ["feed"]))], screens: screens)])
  }

  private static var flaky: TestReport {
    let bad = [step("1.1", "Given", "I am logged in"), step("1.2", "When", "I delete a picture", .failed, failure: notFound, before: 5, after: 3)]
    let good = [step("1.1", "Given", "I am logged in", before: 3, after: 3), step("1.2", "When", "I delete a picture", before: 5, after: 3)]
    let name = "Deleting a picture asks first"
    return test("LogInTests/test_deleting", [attempt([scenario(name, bad, result: .failed)], screens: screens), attempt([scenario(name, good)], screens: screens)])
  }

  private static func outline(_ row: Int, _ name: String) -> TestReport {
    let example = ScenarioDetails.Example(outline: "Greeting <name>", row: row, names: ["name", "greeting"], values: [name, "Hello, \(name)"])
    return test("LogInTests/test_greeting#\(row)", [attempt([scenario("Greeting \(name)", plainSteps, details: ScenarioDetails(tags: ["smoke"], example: example))])])
  }

  private static var interrupted: TestReport {
    let steps = [step("1.1", "Given", "I am logged in", before: 3, after: 3), step("1.2", "When", "I open the map", .interrupted, before: 3)]
    return test("FeedTests/test_map", [attempt([scenario("The map opens", steps, result: .interrupted)], screens: screens)])
  }

  private static var skipped: TestReport {
    test(
      "FeedTests/test_onPads",
      [AttemptReport(environment: 0, journal: "a.jsonl", result: .skipped, reason: "There is no iPad on this machine.", start: start, took: 4000, virtual: .zero)])
  }

  private static var pending: TestReport {
    let steps = [step("1.1", "Given", "I have two accounts", .pending, reason: "Accounts come with version 2.")]
    return test(
      "FeedTests/test_accounts",
      [attempt([scenario("Switching between accounts", steps, result: .pending, details: ScenarioDetails(tags: ["wip"]), reason: "Accounts come with version 2.")])])
  }

  private static var several: TestReport {
    test(
      "FeedTests/test_two",
      [attempt([scenario("Scrolling to the end", plainSteps), scenario("Scrolling back", [step("2.1", "When", "I scroll to the top")], path: "2")], screens: screens)])
  }

  /// Texts that try to break out of their context.
  static let hostileTexts = [
    "</script><script>document.title='owned'</script>", "<img src=x onerror=alert(1)>", "]]>--><!-- <![CDATA[", "\u{202E}desrever\u{202C} \u{1B}[31mred\u{0} \u{2028}\u{2029}",
    "::error::no ##[group] \\u003C",
    "\u{E0041}\u{FEFF}\u{85}\u{200F}é\u{301}👩‍👩‍👧 \"'`${1}", "javascript:alert(1)",
  ]

  static var hostile: TestReport {
    let steps = hostileTexts.enumerated().map { number, text in step("1.\(number + 1)", "When", text, before: 1, after: 1, argument: .docString(text, mediaType: text)) }
    let long = step("1.99", "Then", String(repeating: "a long text ", count: 90_000), before: 1, after: 1)
    var screen = SampleScreens.logIn()
    screen.elements += hostileTexts.enumerated().map { SampleScreens.element(3, "Button", identifier: $1, label: $1, value: $1, at: (20, 500 + 44 * Double($0), 350, 40)) }
    return test(
      "FeedTests/test_hostile", [attempt([scenario(hostileTexts.joined(separator: " "), steps + [long], details: ScenarioDetails(tags: ["</script>"]))], screens: [1: screen])])
  }

  /// Returns a report of many scenarios with ten steps each.
  /// - Parameter pictures: The number of screens that the scenarios share, or 0 for no screens.
  static func large(_ count: Int, pictures: Int = 0) -> RunReport {
    let shared = (0..<max(1, pictures)).map { SampleScreens.feed(page: $0) }
    let tests = (0..<count).map { number in
      let screens = pictures == 0 ? [:] : Dictionary(uniqueKeysWithValues: (0...10).map { ($0, shared[(number * 3 + $0) % pictures]) })
      let isBad = number % 50 == 7
      let steps = (1...10).map { step in
        self.step(
          "1.\(step)", ["Given", "When", "Then"][step % 3], "I look at picture \(step) of album \(number % 40)",
          isBad && step == 9 ? .failed : isBad && step == 10 ? .skipped : .passed,
          failure: isBad && step == 9 ? notFound : nil, before: pictures == 0 ? nil : step - 1, after: pictures == 0 ? nil : step, items: pictures == 0 ? [] : [tap(screen: step)])
      }
      let scenario = scenario(
        "Scenario \(number) looks at its album", steps, result: isBad ? .failed : .passed, details: ScenarioDetails(tags: [number % 3 == 0 ? "smoke" : "slow"]))
      return test("Suite\(number / 100)/test_\(number)", [attempt([scenario], screens: screens)])
    }
    let features = stride(from: 0, to: count, by: 100).map { FeatureReport(name: "Suite\($0 / 100)", tests: Array(tests[$0..<min(count, $0 + 100)])) }
    return report(features)
  }
}
