import HeadlessUI
import HeadlessXCUI
import XCTest

final class MissingElementTextTests: MainActorTestCase {
  private let app = XCUIApplication()

  func test_anAlmostRightIdentifierNamesTheNearestCandidate() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log on", id: "LogOnButton")
    fixture.add(.button, "Register", at: CGRect(x: 16, y: 200, width: 100, height: 44), enabled: false)
    XCTAssertEqual(
      fixture.message { app.buttons["Log in"].tap() },
      """
      Could not tap app.buttons["Log in"]: it does not exist.

      Query:
        Button with id “Log in”
        in App “NotInstagram”

      Found instead: 2 Buttons in App “NotInstagram”.
        1. Button “Log on” (id: “LogOnButton”)
        2. Button “Register” [disabled]

      Did you mean Button “Log on”?

      What to do: correct the id “Log in”, or the text in the app.
      """)
    XCTAssertEqual(fixture.kinds, ["element.notFound"])
  }

  func test_aStraightApostropheIsPointedOut() {
    let fixture = ScreenFixture()
    let alert = fixture.add(.alert, "Use Face ID?")
    fixture.add(.button, "Don’t Allow", in: alert)
    XCTAssertEqual(
      fixture.message { app.alerts["Use Face ID?"].buttons["Don't Allow"].tap() },
      """
      Could not tap app.alerts["Use Face ID?"].buttons["Don't Allow"]: it does not exist.

      Query:
        Button with id “Don't Allow”
        in Alert with id “Use Face ID?”
        in App “NotInstagram”

      Found instead: 1 Button in app.alerts["Use Face ID?"].
        1. Button “Don’t Allow”

      Did you mean Button “Don’t Allow”? They differ only in the apostrophe: expected “'” (U+0027), actual “’” (U+2019).

      What to do: correct the id “Don't Allow”, or the text in the app.
      """)
  }

  func test_theRightTextUnderAnotherTypeNamesTheElementToUse() {
    let fixture = ScreenFixture()
    fixture.add(.staticText, "Profile")
    XCTAssertEqual(
      fixture.message { app.buttons.matching(identifier: "Profile").element(boundBy: 0).tap() },
      """
      Could not tap app.buttons.matching(identifier: "Profile").element(boundBy: 0): it does not exist.

      Query:
        Button with id “Profile”
        in App “NotInstagram”

      Found instead: no Button, but 1 other element in App “NotInstagram”.
        1. StaticText “Profile”

      A StaticText with the id “Profile” exists there, but no Button.

      What to do: look for it with staticTexts["Profile"], or change its type in the app.
      """)
  }

  func test_aTextWithoutTheHeaderTraitSaysHowToMakeItAHeader() {
    let fixture = ScreenFixture()
    fixture.add(.staticText, "Profile")
    fixture.add(.staticText, "Feed", traits: .header)
    XCTAssertEqual(
      fixture.message { app.descendants(matching: .any).matching(traits: .header)["Profile"].tap() },
      """
      Could not tap app.descendants(matching: .any).matching(traits: .header)["Profile"]: it does not exist.

      Query:
        header with id “Profile”
        in App “NotInstagram”

      Found instead: 1 header in App “NotInstagram”.
        1. StaticText “Feed”

      StaticText “Profile” exists there, but is not a header.

      What to do: look for it with staticTexts["Profile"], or make it a header in the app with accessibilityAddTraits(.isHeader).
      """)
  }

  func test_anElementOutsideOfItsParentSaysWhereItIs() {
    let fixture = ScreenFixture()
    let alert = fixture.add(.alert, "Sorry")
    fixture.add(.staticText, "No connection", in: alert)
    let table = fixture.add(.table, id: "Feed")
    let cell = fixture.add(.cell, id: "Post 1", in: table)
    fixture.add(.button, "OK", in: cell)
    XCTAssertEqual(
      fixture.message { app.alerts["Sorry"].buttons["OK"].tap() },
      """
      Could not tap app.alerts["Sorry"].buttons["OK"]: it does not exist.

      Query:
        Button with id “OK”
        in Alert with id “Sorry”
        in App “NotInstagram”

      Found instead: no Button, but 1 other element in app.alerts["Sorry"].
        1. StaticText “No connection”

      Button “OK” exists, but not in app.alerts["Sorry"]: it is in Cell “Post 1” in Table “Feed” in App “NotInstagram”.

      What to do: start the query with the element that contains it, or with the app.
      """)
  }

  func test_aMissingParentIsNamedAsTheCause() {
    let fixture = ScreenFixture()
    fixture.add(.table, id: "Posts")
    fixture.add(.button, "OK")
    XCTAssertEqual(
      fixture.message { app.tables["Friends"].cells.element(boundBy: 0).buttons["OK"].tap() },
      """
      Could not tap app.tables["Friends"].cells.element(boundBy: 0).buttons["OK"]: it does not exist.

      Query:
        Button with id “OK”
        in Cell
        in Table with id “Friends”
        in App “NotInstagram”

      app.tables["Friends"], which should contain it, does not exist. Found instead: 1 Table in App “NotInstagram”.
        1. Table “Posts”
      """)
  }

  func test_aDeeperElementIsPointedOutToAQueryForChildren() {
    let fixture = ScreenFixture()
    let group = fixture.add(.other, id: "Form")
    fixture.add(.button, "Save", in: group)
    XCTAssertEqual(
      fixture.message { app.children(matching: .button)["Save"].tap() },
      """
      Could not tap app.children(matching: .button)["Save"]: it does not exist.

      Query:
        direct child Button with id “Save”
        in App “NotInstagram”

      Found instead: no Button, but 1 other element in App “NotInstagram”.
        1. Other “Form”

      Button “Save” is in App “NotInstagram”, but not as a direct child.

      What to do: search at any depth with descendants(matching:) instead of children(matching:).
      """)
  }

  func test_anEmptyScreenSaysThatNothingIsThere() {
    let fixture = ScreenFixture()
    XCTAssertEqual(
      fixture.message { app.images["Logo"].tap() },
      """
      Could not tap app.images["Logo"]: it does not exist.

      Query:
        Image with id “Logo”
        in App “NotInstagram”

      Found instead: nothing with text in App “NotInstagram”.
      """)
  }

  func test_noMoreThanEightElementsAreListed() {
    let fixture = ScreenFixture()
    for number in 1...11 { fixture.add(.cell, "Post \(number) of a long list") }
    XCTAssertEqual(
      fixture.message { app.cells["Advertisement"].tap() },
      """
      Could not tap app.cells["Advertisement"]: it does not exist.

      Query:
        Cell with id “Advertisement”
        in App “NotInstagram”

      Found instead: 11 Cells in App “NotInstagram”.
        1. Cell “Post 1 of a long list”
        2. Cell “Post 2 of a long list”
        3. Cell “Post 3 of a long list”
        4. Cell “Post 4 of a long list”
        5. Cell “Post 5 of a long list”
        6. Cell “Post 6 of a long list”
        7. Cell “Post 7 of a long list”
        8. Cell “Post 8 of a long list”
        … and 3 more

      Elements out of view in a Table or CollectionView do not exist.

      What to do: bring it into view first with a swipe.
      """)
  }

  func test_aSwipeActionThatIsNotRevealedSaysWhichWayToSwipe() {
    let fixture = ScreenFixture {
      List {
        Text("Cleo")
        ForEach(["Ann", "Bob"], id: \.self) { Text($0).swipeActions { Button("Delete") {} } }
      }
    }
    let message = fixture.message { app.buttons["Delete"].tap() }
    XCTAssertTrue(message.hasSuffix("\n\nButton “Delete” is a swipe action of 2 rows.\n\nWhat to do: swipe the row left first."), message)
  }

  func test_aSwipeActionOfTheLeadingEdgeIsFoundByItsIdentifier() {
    let fixture = ScreenFixture {
      List {
        Text("Ann")
        Text("Bob").swipeActions(edge: .leading) { Button("Flag") {}.accessibilityIdentifier("FlagButton") }
      }
    }
    let message = fixture.message { app.buttons["FlagButton"].tap() }
    XCTAssertTrue(message.hasSuffix("\n\nButton “FlagButton” is a swipe action of 1 row.\n\nWhat to do: swipe the row right first."), message)
  }

  func test_aPartOfAControlIsNamedWithTheControl() {
    let fixture = ScreenFixture()
    let row = fixture.add(.button, "Country Loaf, 72% hydration")
    fixture.add(.staticText, "72% hydration", in: row)
    let message = fixture.message { app.staticTexts["75% hydration"].tap() }
    XCTAssertTrue(message.contains("\n\nDid you mean StaticText “72% hydration” in Button “Country Loaf, 72% hydration”?\n\n"), message)
  }

  func test_threeEquallySimilarTextsAreNamed() {
    let fixture = ScreenFixture()
    for label in ["Log in", "Log in", "Log an", "Register", "Log on", "Log un"] { fixture.add(.button, label) }
    let message = fixture.message { app.buttons["Log xn"].tap() }
    XCTAssertTrue(message.contains("\n\nDid you mean Button “Log in”, Button “Log an” or Button “Log on”?\n\n"), message)
  }

  func test_aListDoesNotLeaveOutASingleElement() {
    let fixture = ScreenFixture()
    for number in 1...9 { fixture.add(.cell, "Post \(number)") }
    let message = fixture.message { app.cells["Advertisement"].tap() }
    XCTAssertTrue(message.contains("\n  8. Cell “Post 8”\n  9. Cell “Post 9”\n\n"), message)
  }

  func test_anIndexBeyondTheMatchesSaysHowManyThereAre() {
    let fixture = ScreenFixture()
    for number in 1...3 { fixture.add(.cell, "Post \(number)") }
    XCTAssertEqual(
      fixture.message { app.cells.element(boundBy: 7).tap() },
      """
      Could not tap app.cells.element(boundBy: 7): the index 7 is out of range, because there are only 3 matches.

      Query:
        Cell at index 7
        in App “NotInstagram”

      Found: 3 matches.
        1. Cell “Post 1”
        2. Cell “Post 2”
        3. Cell “Post 3”

      What to do: count from 0 among the cells in view, and bring the cell into view first with a swipe.
      """)
    XCTAssertEqual(fixture.kinds, ["element.indexBeyondMatches"])
  }

  func test_aNegativeIndexIsCalledNegative() {
    let fixture = ScreenFixture()
    fixture.add(.cell, "Post 1")
    XCTAssertEqual(
      fixture.message { app.cells.element(boundBy: -1).tap() },
      """
      Could not tap app.cells.element(boundBy: -1): the index -1 is negative.

      Query:
        Cell at index -1
        in App “NotInstagram”

      Found:
        1. Cell “Post 1”

      What to do: count from 0, and wait until there are enough matches before you use one by its index.
      """)
  }

  func test_severalMatchesOfOneElementAreListed() {
    let fixture = ScreenFixture()
    fixture.add(.button, "OK", id: "First")
    fixture.add(.button, "OK", id: "Second")
    XCTAssertEqual(
      fixture.message { app.buttons["OK"].tap() },
      """
      Could not tap app.buttons["OK"]: 2 elements match instead of one.

      Query:
        Button with id “OK”
        in App “NotInstagram”

      Found: 2 matches.
        1. Button “OK” (id: “First”)
        2. Button “OK” (id: “Second”)

      What to do: name the parent of the element you mean, or choose one with element(boundBy:) or firstMatch.
      """)
    XCTAssertEqual(fixture.kinds, ["element.notUnique"])
  }

  func test_readingTheLabelOfAMissingElementSaysWhatWasRead() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Go")
    XCTAssertEqual(
      fixture.message { XCTAssertEqual(app.staticTexts["Username"].label, "") },
      """
      Could not read the label of app.staticTexts["Username"]: it does not exist.

      Query:
        StaticText with id “Username”
        in App “NotInstagram”

      Found instead: no StaticText, but 1 other element in App “NotInstagram”.
        1. Button “Go”
      """)
  }

  func test_textOfTheAppCannotBreakOutOfItsQuotes() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Two\nlines\u{1B}[31m")
    XCTAssertEqual(
      fixture.message { app.buttons["\u{7}"].tap() },
      """
      Could not tap app.buttons["\\u{7}"]: it does not exist.

      Query:
        Button with id “\\u{7}”
        in App “NotInstagram”

      Found instead: 1 Button in App “NotInstagram”.
        1. Button “Two\\nlines\\u{1b}[31m”
      """)
  }

  func test_theScreenGoesWithTheFailure() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Go")
    fixture.run { app.buttons["Stop"].tap() }
    XCTAssertEqual(fixture.failures.first?.screen?.contains("Button “Go”"), true)
  }

  func test_afterAFailureFurtherGesturesDoNothing() {
    let log = InputLog()
    let fixture = ScreenFixture { Button("Go") { log("went") } }
    fixture.run {
      app.buttons["Stop"].tap()
      app.buttons["Go"].tap()
      app.buttons["Halt"].tap()
    }
    XCTAssertEqual(fixture.kinds, ["element.notFound"])
    XCTAssertEqual(log.entries, [])
  }
}
