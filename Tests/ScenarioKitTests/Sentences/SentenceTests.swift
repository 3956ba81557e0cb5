import XCTest

@testable import ScenarioKit

/// Tests sentences that are read from source text, written like it would be in a test.
final class SentenceTests: XCTestCase {
  private func sentence(_ source: String, keyword: String = "When", label: StepLabel = .i) -> String? {
    let bytes = Array(source.utf8)
    guard let opening = bytes.firstIndex(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "{") }) else { return nil }
    return SentenceReader.template(bytes, at: opening, keyword: keyword, label: label)?.plain
  }

  private func check(_ table: [(source: String, sentence: String)], file: StaticString = #filePath, line: UInt = #line) {
    for (source, expected) in table {
      XCTAssertEqual(sentence(source), expected, source, file: file, line: line)
    }
  }

  func test_aStepReadsAsASentence() {
    check([
      ("When(I: tap(loginScreen.logInButton))", "When I tap login screen log in button"),
      ("When(I: logIn)", "When I log in"),
      ("When(I: see(the: loginScreen))", "When I see the login screen"),
      ("When(I: type(\"x\", into: loginScreen.usernameField))", "When I type \"x\" into login screen username field"),
      ("When(I: tap(table.cell(index: 0)))", "When I tap table cell index 0"),
      ("When(I: scroll(table, .downwards, until: cell, is: .visible))", "When I scroll table downwards until cell is visible"),
      ("When(I: launchTheApp(clean: true))", "When I launch the app clean"),
      ("When(I: launchTheApp(clean: false))", "When I launch the app not clean"),
      ("When(I: logIn(as:))", "When I log in as"),
      ("When(I: self.logIn())", "When I log in"),
      ("When(I: try logIn())", "When I log in"),
      ("When(I: tap(App.shared))", "When I tap app"),
    ])
  }

  func test_everyLabelAndKeywordIsPartOfTheSentence() {
    XCTAssertEqual(sentence("Then(the: value(of: label, is: \"My username\"))", keyword: "Then", label: .the), "Then the value of label is \"My username\"")
    XCTAssertEqual(sentence("And(the: state(of: button, is: .enabled, .visible))", keyword: "And", label: .the), "And the button is enabled and visible")
    XCTAssertEqual(sentence("Given(a: userIsLoggedIn)", keyword: "Given", label: .a), "Given a user is logged in")
    XCTAssertEqual(sentence("Given(mockServer(is: .failing))", keyword: "Given", label: .none), "Given mock server is failing")
    XCTAssertEqual(sentence("But(I: doNotSee(alert))", keyword: "But", label: .i), "But I do not see alert")
    XCTAssertEqual(sentence("When(time: passes(.minutes(25)))", keyword: "When", label: .time), "When time passes 25 minutes")
    XCTAssertEqual(sentence("Given { serverIsDown() }", keyword: "Given", label: .none), "Given server is down")
  }

  func test_theStateOfAnElementReadsAsTheEndOfASentence() {
    let table = [
      "state(of: logLabel, is: .exists)": "log label exists", "state(of: logLabel, isNot: .exists)": "log label does not exist",
      "state(of: logLabel, is: .exists, .visible, .enabled)": "log label exists and is visible and enabled",
      "state(of: logLabel, isNot: .exists, .hittable)": "log label does not exist and is not hittable",
      "state(of: screen.nameField, is: .enabled, .hasKeyboardFocus)": "screen name field is enabled and has keyboard focus",
      "state(of: nameField, isNot: .hasKeyboardFocus)": "name field does not have keyboard focus",
      "state(of: list.cell(index: 0), is: .visibleIn(list))": "list cell index 0 is visible in list",
      "state(of: select(.label(\"Go\")), matches: .isEnabled)": "state of select label \"Go\" matches is enabled", "state(of: order)": "state of order",
      "keyboardType(is: .emailAddress)": "keyboard type is email address", "value(of: state, is: known.exists)": "value of state is known exists",
    ]
    for (source, words) in table { XCTAssertEqual(sentence("Then(the: \(source))", keyword: "Then", label: .the), "Then the \(words)") }
    check([
      ("When(I: scroll(table, .downwards, until: cell, is: .exists, .visible))", "When I scroll table downwards until cell exists and is visible"),
      ("When(I: scroll(table, .upwards, until: cell, isNot: .exists))", "When I scroll table upwards until cell does not exist"),
    ])
  }

  func test_anInlineElementReadsAsItsWords() {
    check([
      (#"When(I: tap(Button(id: "Greet")))"#, "When I tap Button “Greet”"),
      (#"When(I: tap(Button(id: "Delete", index: 2, parent: cart.table)))"#, "When I tap Button “Delete” index 2 in cart table"),
      (#"When(I: tap(NavBar(id: "Feed").backButton))"#, "When I tap NavBar “Feed” back button"),
      (#"When(I: see(Label(id: "Row \(number)")))"#, "When I see Label “Row <number>”"),
      ("When(I: see(Alert(id: nil)))", "When I see Alert"),
      ("When(I: tap(Button(id: name)))", "When I tap Button name"),
      ("When(I: tap(Button(matching: .isEnabled)))", "When I tap button matching is enabled"),
      (#"When(I: type("Ann", into: SecureTextField(id: "Word")))"#, #"When I type "••••••••" into SecureTextField “Word”"#),
    ])
  }

  func test_aFunctionOfAnElementOrAnAppStartsWithItsVerb() {
    check([
      (#"When(I: keyboard.type("a"))"#, #"When I type "a""#),
      (#"When(I: keyboard.type("a", .delete))"#, #"When I type "a" delete"#),
      ("When(I: keyboard.clearText())", "When I clear the text"),
      ("When(I: app.terminate())", "When I quit the app"),
      ("When(I: App.shared.terminate())", "When I quit the app"),
      ("When(I: XCUIApplication().launch())", "When I launch the app"),
      ("When(I: App.shared.background())", "When I send the app to the background"),
      ("When(I: safari.terminate())", "When I quit safari"),
      ("When(I: loginScreen.logInButton.tap())", "When I tap login screen log in button"),
      (#"When(I: nameField.type("Ann"))"#, #"When I type "Ann" into name field"#),
      (#"When(I: passwordField.type("hunter2"))"#, #"When I type "••••••••" into password field"#),
      ("When(I: slider.adjust(to: 0.5))", "When I adjust slider to 0.5"),
      ("When(I: table.scroll(.downwards))", "When I scroll table downwards"),
      ("When(I: photo.swipeLeft())", "When I swipe left on photo"),
      ("When(I: robot.tap(button))", "When I robot tap button"),
      (#"When(I: robot.type("a", into: field))"#, #"When I robot type "a" into field"#),
    ])
    XCTAssertEqual(sentence("Then(the: alert.dismiss())", keyword: "Then", label: .the), "Then the alert dismiss")
  }

  func test_valuesAreShownAtArgumentsThatTheSourceDoesNotSpellOut() {
    let field = StepValue("into", named: "TextField “Name”")
    let table: [(source: String, values: [StepValue], sentence: String)] = [
      ("When(I: type(name, into: field))", [StepValue("", "Ann"), field], #"When I type name ("Ann") into field"#),
      ("When(I: type(user.name, into: fields[0]))", [StepValue("", "Ann"), field], #"When I type user name ("Ann") into fields 0 (TextField “Name”)"#),
      (#"When(I: type("Hi \(name)", into: field))"#, [StepValue("", "Hi Ann"), field], #"When I type "Hi Ann" into field"#),
      (#"When(I: type("Ann", into: field))"#, [StepValue("", "Ann"), field], #"When I type "Ann" into field"#),
      ("When(I: see(greetings[2]))", [StepValue("", named: "Label “Hi”")], "When I see greetings 2 (Label “Hi”)"),
      ("When(I: tap(cell(index: row)))", [StepValue("", named: "Cell 4")], "When I tap cell index row (Cell 4)"),
      ("When(I: tap(cell(index: 0)))", [StepValue("", named: "Cell 1")], "When I tap cell index 0"),
      ("When(I: tap(Button(id: name)))", [StepValue("", named: "Button “Ann”")], "When I tap Button “Ann”"),
      (#"When(I: tap(Button(id: "Greet")))"#, [StepValue("", named: "Button “Greet”")], "When I tap Button “Greet”"),
      ("When(I: adjust(slider, to: level))", [StepValue("", named: "Slider"), StepValue("to", 0.5)], "When I adjust slider to level (0.5)"),
      ("When(I: keyboard.type(name))", [StepValue("", "Ann")], #"When I type name ("Ann")"#),
      ("When(I: keyboard.type(name))", [StepValue("", withheld: "Ann")], "When I type name"),
      ("When(I: keyboard.type(name))", [StepValue("", withheld: "Ann").showing("Ann")], #"When I type name ("Ann")"#),
      ("When(I: keyboard.type(name))", [StepValue("", withheld: "Ann").showing("Ben")], "When I type name"),
      ("When(I: type(word, into: passwordField))", [StepValue("", "hunter2"), field], #"When I type word ("••••••••") into password field"#),
      ("When(I: type(password, into: field))", [StepValue("", "hunter2"), field], #"When I type password ("••••••••") into field"#),
      ("When(I: type(text, into: field))", [StepValue("", String(repeating: "long ", count: 9)), field], "When I type text into field"),
      ("When(I: type(name, into: field))", [], "When I type name into field"),
    ]
    for (source, values, sentence) in table {
      let template = SentenceReader.template(Array(source.utf8), at: 4, keyword: "When", label: .i)
      XCTAssertEqual(template?.text(Redaction(), typedHere: false, values: values), sentence, source)
      XCTAssertEqual(template?.text(Redaction(), typedHere: false), template?.plain, source)
    }
  }

  func test_durationsAreReadAsAPersonSaysThem() {
    check([
      ("When(I: wait(.seconds(1)))", "When I wait 1 second"),
      ("When(I: wait(for: .seconds(1.5)))", "When I wait for 1.5 seconds"),
      ("When(I: wait(for: Duration.hours(2)))", "When I wait for duration 2 hours"),
      ("When(I: wait(for: .minutes(count)))", "When I wait for minutes count"),
      ("When(I: wait(minutes(2)))", "When I wait minutes 2"),
      ("When(I: { await wait(forMinutes: 25) })", "When I wait for minutes 25"),
      ("When(I: { try await wait(for: .days(3)) })", "When I wait for 3 days"),
    ])
  }

  func test_identifiersAreSplitIntoWords() {
    let table = [
      "loginScreen": "login screen", "logInURL": "log in URL", "openURL": "open URL", "URLField": "URL field", "cell2": "cell 2", "UserID": "user ID",
      "snake_case_name": "snake case name", "iPhoneLabel": "iPhone label", "iOSVersion": "iOS version", "URLs": "URLs", "x": "x", "isOn": "is on",
      "htmlURLString": "html URL string", "a11y": "a11y",
    ]
    for (identifier, words) in table { XCTAssertEqual(Words.of(identifier), words, identifier) }
  }

  // Nearly all identifiers are ASCII and use a faster path, which must produce the same words.
  func test_theWordsOfAnIdentifierDoNotDependOnTheWayTheyAreFound() {
    var state: UInt64 = 1
    let characters = Array("aisxABIS_2_7")
    for _ in 0..<3_000 {
      var identifier = ""
      for _ in 0..<(1 + state % 9) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        identifier.append(characters[Int((state >> 33) % UInt64(characters.count))])
      }
      XCTAssertEqual(Words.of(identifier), Words.words(of: identifier), identifier)
    }
    XCTAssertEqual(Words.of("straßeNord"), "straße nord")
  }

  func test_literalsAreShownAsTheyAreRead() {
    check([
      (#"When(I: see("say \"hi\""))"#, #"When I see "say "hi"""#),
      (##"When(I: see(#"raw \n "quoted""#))"##, #"When I see "raw \n "quoted"""#),
      (#"When(I: see("caf\u{E9}"))"#, "When I see \"café\""),
      (#"When(I: see("a\nb"))"#, #"When I see "a\nb""#),
      (#"When(I: see("user \(user.firstName) (new)"))"#, #"When I see "user <user first name> (new)""#),
      (#"When(I: see("\(names["a"] ?? ")")!"))"#, #"When I see "<names "…" ?? "…">!""#),
      ("When(I: wait(1_000, 2.5, -3, 0x1F, 1e-3))", "When I wait 1000, 2.5, -3, 0x1F, 1e-3"),
      ("When(I: choose([.first, .second], true, nil))", "When I choose first, second, true, nil"),
      ("When(I: choose([]))", "When I choose []"),
      ("When(I: see(rows: 1...3))", "When I see rows 1...3"),
      ("When(I: see(rows: 0..<count))", "When I see rows 0..<count"),
      ("When(I: see(cells[2].title!))", "When I see cells 2 title"),
      ("When(I: set(flag: !isOn, total: a + b))", "When I set flag not is on total a + b"),
      (#"When(I: use(["a": 1]))"#, #"When I use "a": 1"#),
      ("When(I: sort(by: \\.name))", "When I sort by name"),
    ])
  }

  func test_callsMayHaveSeveralLinesCommentsAndClosures() {
    check([
      ("When(\n  I: tap(\n    button, // the blue one (left)\n    times: 2\n  )\n)", "When I tap button times 2"),
      ("When(I: /* not ) here */ tap(button))", "When I tap button"),
      ("When(I: wait { isDone })", "When I wait is done"),
      ("When(I: wait { screen in screen.isDone })", "When I wait screen is done"),
      ("When(I: wait { $0.isDone })", "When I wait is done"),
      ("When(I: wait {\n  one()\n  two()\n})", "When I wait …"),
      ("When(I: see(\"\"\"\n    first\n      second\n    \"\"\"))", #"When I see "first\n  second""#),
      ("When(I: tap(button), line: 3)", "When I tap button"),
    ])
  }

  func test_sourceThatIsNotTheStepGivesNoSentence() {
    XCTAssertNil(sentence("Given(I: tap(button))"))
    XCTAssertNil(sentence("When(the: tap(button))"))
    XCTAssertNil(sentence("When(tap(button))"))
    XCTAssertNil(sentence("When(I: tap(button)"))
    XCTAssertNil(sentence("When()", label: .none))
    XCTAssertNil(SentenceReader.template(Array("When".utf8), at: 3, keyword: "When", label: .i))
  }

  func test_aKeywordInAnotherLanguageIsRead() {
    XCTAssertEqual(sentence("Angenommen(I: logIn)", keyword: "Angenommen"), "Angenommen I log in")
  }

  func test_whatIsTypedIntoAFieldNamedLikeASecretIsMasked() {
    check([
      ("When(I: type(\"hunter2\", into: loginScreen.passwordField))", "When I type \"••••••••\" into login screen password field"),
      ("When(I: logIn(user: \"kane\", password: \"hunter2\"))", "When I log in user \"kane\" password \"••••••••\""),
    ])
  }

  func test_theMaskedSentenceShowsNoQuotedText() {
    let source = Array(#"When(I: type("a", into: field("b")))"#.utf8)
    XCTAssertEqual(SentenceReader.template(source, at: 4, keyword: "When", label: .i)?.masked, #"When I type "…" into field "…""#)
  }
}
