import XCTest

@testable import ScenarioKit

final class RedactionTests: XCTestCase {
  private func type(_ text: String, into field: String) {
    ScenarioRun.redact(text)
    ScenarioRun.current?.note("type “\(text)” into \(field)")
  }

  private func typeAndFail(_ text: String) {
    ScenarioRun.redact(text)
    ScenarioRun.fail(TestFailure(kind: "test", message: "Could not type “\(text)”.", screen: "SecureTextField “\(text)”"))
  }

  private func see(_ text: String) {}
  private func fail() { ScenarioRun.fail(TestFailure(kind: "test", message: "Broken.")) }

  func test_aMessageOfTheTestLibraryAndTheNamesOfOpenScenariosShowNoSecret() throws {
    var shown: [String?] = []
    func look() {
      ScenarioRun.redact("hunter22")
      shown = [ScenarioRun.current?.redacted("XCTAssertEqual failed: (\"hunter22\") is not equal to (\"\")"), ScenarioRun.current?.trail]
    }
    _ = try capture {
      Scenario("Logging in with hunter22") { Given(I: look()) }
    }
    XCTAssertEqual(shown, [#"XCTAssertEqual failed: ("••••••••") is not equal to ("")"#, "Logging in with •••••••• › 1.1 Given I look"])
  }

  func test_whatIsTypedIntoASecureFieldIsNowhereInTheJournalOrTheConsole() throws {
    let number = 2
    let captured = try capture {
      Scenario("Secrets") {
        Given(I: type("correct horse", into: "the field"))
        And(I: type("hunter\(number)", into: "the field"))
        And(I: type("batt" + "ery", into: "the field"))
        Then(I: see("correct horse"))
        When(I: typeAndFail("staple"))
        Then(I: see("staple"))
      }
    }
    for secret in ["correct horse", "hunter", "batt", "ery\"", "staple"] {
      XCTAssertFalse(captured.raw.contains(secret), "\(secret) in the journal:\n\(captured.raw)")
      XCTAssertFalse(captured.console.contains(secret), "\(secret) in the console:\n\(captured.console)")
    }
    XCTAssertEqual(
      captured.sentences,
      [
        #"Given I type "••••••••" into "the field""#, #"And I type "••••••••" into "the field""#, #"And I type "••••••••" + "••••••••" into "the field""#,
        #"Then I see "••••••••""#, #"When I type and fail "••••••••""#, #"Then I see "••••••••""#,
      ])
    XCTAssertEqual(captured.reporter.messages, ["Could not type “••••••••”."])
    XCTAssertEqual(captured.stepEnds[4].failure?.screen, "SecureTextField “••••••••”")
    XCTAssertEqual(captured.notes.first, "type “••••••••” into the field")
  }

  func test_aSkippedStepDoesNotShowWhatItWouldHaveTypedIntoAFieldNamedLikeASecret() throws {
    let passwordField = "password"
    let captured = try capture {
      Scenario("Skipped") {
        When(I: fail)
        And(I: type("hunter2", into: passwordField))
      }
    }
    XCTAssertEqual(captured.sentences.last, #"And I type "••••••••" into password field"#)
    XCTAssertFalse(captured.raw.contains("hunter2"))
  }

  func test_theStartOfAStepShowsNoQuotedText() throws {
    let captured = try capture { Scenario("Start") { Then(I: see("anything")) } }
    let starts = captured.events.compactMap { if case .stepStarted(let entry) = $0 { entry.sentence } else { nil } }
    XCTAssertEqual(starts, [#"Then I see "…""#])
  }

  func test_aShortSecretIsReplacedOnlyAsAWord() {
    var redaction = Redaction()
    redaction.add("in")
    redaction.add("in and out")
    XCTAssertEqual(redaction.apply(to: "Log in to Inside, in: inner in and out"), "Log •••••••• to Inside, ••••••••: inner ••••••••")
  }

  func test_anotherTestKnowsNothingOfTheSecret() throws {
    _ = try capture { Scenario("One") { Given(I: type("correct horse", into: "field")) } }
    let other = try capture { Scenario("Two") { Then(I: see("correct horse")) } }
    XCTAssertEqual(other.sentences, [#"Then I see "correct horse""#])
  }

  func test_aSecretIsFoundHoweverItIsEscaped() {
    var redaction = Redaction()
    redaction.add("p&ss \"w\\rd<é>'")
    let shown = [
      "p&ss \"w\\rd<é>'", "p&amp;ss &quot;w\\rd&lt;é&gt;&#39;", "p&amp;ss &#34;w&#x5C;rd&lt;&#233;&gt;&apos;", "p%26ss%20%22w%5Crd%3C%C3%A9%3E%27",
      "p%26ss+%22w%5crd%3c%c3%a9%3e'", #"p&ss \"w\\rd<é>\'"#, #"p\u0026ss \"w\\rd<\u00e9>'"#, #"p\u{26}ss \"w\u{5c}rd<\u{e9}>'"#,
      #"p&ss \\\"w\\\\rd<é>'"#, "p&ss \"w\\rd<e\u{301}>'",
    ]
    for text in shown { XCTAssertEqual(redaction.apply(to: "See “\(text)” here."), "See “••••••••” here.", text) }
    XCTAssertEqual(redaction.apply(to: "See p&ss and <é>."), "See p&ss and <é>.")
  }

  func test_aSecretIsFoundInUpperAndInLowerCase() {
    var redaction = Redaction()
    for secret in ["hunter22", "Straße-Ä", "a&b-key"] { redaction.add(secret) }
    for text in ["HUNTER22", "Hunter22", "hUNTER22", #"\u0048unter22"#, "%48UNTER22", "STRASSE-Ä", "straße-ä", "STRASSE-A\u{308}", "A&AMP;B-KEY", "A&amp;B-KEY"] {
      XCTAssertEqual(redaction.apply(to: "saw \(text)."), "saw \(Redaction.bullets).")
    }
    XCTAssertTrue(redaction.hides(["HUNTER22"], typedHere: false))
    XCTAssertTrue(redaction.hides(["HUNT"], typedHere: true))
    XCTAssertFalse(redaction.hides(["HUNT"], typedHere: false))
  }

  func test_aCombiningMarkBehindASecretDoesNotShowIt() {
    var redaction = Redaction()
    redaction.add("hunter2")
    XCTAssertEqual(redaction.apply(to: "hunter2\u{301} or hunter2\u{20E3}"), "••••••••\u{301} or ••••••••\u{20E3}")
  }

  func test_aSecretThatIsCutIsHiddenAsFarAsItGoes() {
    var redaction = Redaction()
    redaction.add("correct horse battery staple")
    XCTAssertEqual(redaction.apply(to: "“correct horse…”"), "“••••••••…”")
  }

  func test_whatAFieldHoldsAltogetherIsHidden() {
    var redaction = Redaction()
    redaction.add("hun", into: "field")
    redaction.add("terX\u{8}", into: "field")
    redaction.add("2\n", into: "field")
    redaction.add("other", into: "another field")
    XCTAssertEqual(redaction.apply(to: "Welcome hunter2, other"), "Welcome ••••••••, ••••••••")
    XCTAssertEqual(redaction.apply(to: "A line\nand 2 more"), "A line\nand 2 more")
  }

  func test_singleKeysAreHiddenTogether() {
    var redaction = Redaction()
    for key in ["a", "b", "c", "d"] { redaction.add(key, into: "field") }
    XCTAssertEqual(redaction.apply(to: "a Button “abcd”"), "a Button “••••••••”")
  }

  func test_keysAndSpacesAloneAreNoSecrets() {
    var redaction = Redaction()
    redaction.add("\u{8}\u{8}\u{8}", into: "field")
    redaction.add("\n", into: "field")
    redaction.add(" ")
    XCTAssertEqual(redaction.apply(to: "Log in . \n"), "Log in . \n")
  }

  func test_theNameOfAScenarioShowsNoSecretThatIsTypedInItOrBeforeIt() throws {
    let passwordField = "password"
    let captured = try capture {
      Scenario("Logging in with hunter2") {
        Given(I: see("anything"))
        When(I: type("hunter2", into: passwordField))
      }
      Scenario("Being greeted as hunter2") { Then(I: see("anything")) }
      let secret = "battery" + "staple"
      Scenario("Typing") { When(I: type(secret, into: passwordField)) }
      Scenario("Failing with \(secret)") { When(I: fail) }
    }
    for secret in ["hunter2", "batterystaple"] {
      XCTAssertFalse(captured.raw.contains(secret), captured.raw)
      XCTAssertFalse(captured.console.contains(secret), captured.console)
    }
    XCTAssertTrue(captured.console.contains("Scenario: Logging in with ••••••••"), captured.console)
    XCTAssertTrue(captured.console.contains("Scenario: Failing with ••••••••"), captured.console)
  }
}
