import ScenarioKit
import Screens
import XCTest

final class ElementWaitingTextTests: ScreensTestCase {
  func test_seeingSomethingThatNeverComesEndsAtOnceWhenNothingIsPending() {
    let device = TestDevice.login()
    XCTAssertEqual(
      message(on: device) { see(profileScreen) },
      """
      Could not see profile screen: Header “Not Instagram” does not exist.

      expected: exists and is visible
      actual:   does not exist

      Nothing was due or scheduled, so the wait of 30 seconds ended at once.

      Query:
        Header with id “Not Instagram”
        in App “NotInstagram”

      Found instead: 1 Header in App “NotInstagram”.
        1. Header “Log in”
      """)
    XCTAssertEqual(kinds, ["state.notReached"])
    XCTAssertEqual(device.seconds, 0)
  }

  func test_seeingSomethingThatComesTooLateSaysHowLongWasWaited() {
    let device = TestDevice.empty()
    device.add(.staticText, "Loading")
    device.after(.seconds(60)) { $0.add(.staticText, "Post") }
    XCTAssertEqual(
      message(on: device) { see(Label(id: "Post")) },
      """
      Could not see Label “Post”: it does not exist.

      expected: exists and is visible
      actual:   does not exist

      Waited 30 seconds of virtual time. Pending: a timer (event), scheduled at 0 s, due at 60 s.

      Query:
        Label with id “Post”
        in App “NotInstagram”

      Found instead: 1 Label in App “NotInstagram”.
        1. Label “Loading”
      """)
    XCTAssertEqual(device.seconds, 30)
  }

  func test_aWaitThatRunsOutOfWorkSaysWhenItStopped() {
    let device = TestDevice.slowProfile()
    XCTAssertEqual(
      message(on: device) { see(Header(id: "Profile of Kane")) },
      """
      Could not see Header “Profile of Kane”: it does not exist.

      expected: exists and is visible
      actual:   does not exist

      Waited 0.8 seconds of virtual time; then nothing was due or scheduled, so the wait of 30 seconds ended early.

      Query:
        Header with id “Profile of Kane”
        in App “NotInstagram”

      Found instead: 1 Header in App “NotInstagram”.
        1. Header “My Profile”
      """)
    XCTAssertEqual(device.seconds, 0.8)
  }

  func test_somethingThatStaysFailsToBeGone() {
    let device = TestDevice.empty()
    device.add(.staticText, "Loading")
    XCTAssertEqual(
      message(on: device) { doNotSee(Label(id: "Loading")) },
      """
      Expected Label “Loading” not to exist, but it exists.

      expected: does not exist
      actual:   exists

      Nothing was due or scheduled, so the wait of 30 seconds ended at once.

      Query:
        Label with id “Loading”
        in App “NotInstagram”

      Found:
        1. Label “Loading”
      """)
  }

  func test_severalStatesAreListedWithThoseThatHold() {
    let device = TestDevice.empty()
    device.add(.button, "Log in", enabled: false)
    XCTAssertEqual(
      message(on: device) { state(of: Button(id: "Log in"), is: .exists, .enabled, .selected) },
      """
      Expected Button “Log in” to exist, to be enabled and to be selected, but it is disabled and is not selected.

      expected: exists
      actual:   exists (as expected)
      expected: is enabled
      actual:   is disabled
      expected: is selected
      actual:   is not selected

      Nothing was due or scheduled, so the wait of 30 seconds ended at once.

      Query:
        Button with id “Log in”
        in App “NotInstagram”

      Found:
        1. Button “Log in” [disabled]
      """)
  }

  func test_anElementThatIsInAStateItShouldNotBeInSaysSo() {
    let device = TestDevice.empty()
    device.add(.button, "Log in", selected: true)
    XCTAssertEqual(
      message(on: device) { state(of: Button(id: "Log in"), isNot: .selected) },
      """
      Expected Button “Log in” not to be selected, but it is selected.

      expected: is not selected
      actual:   is selected

      Nothing was due or scheduled, so the wait of 30 seconds ended at once.

      Query:
        Button with id “Log in”
        in App “NotInstagram”

      Found:
        1. Button “Log in” [selected]
      """)
  }

  func test_anElementOutsideOfItsParentSaysWhereBothAre() {
    let device = TestDevice.empty()
    let table = device.add(.table, id: "Feed", at: CGRect(x: 0, y: 100, width: 390, height: 600))
    device.add(.staticText, "Post", at: CGRect(x: 0, y: 700, width: 390, height: 44), in: table)
    XCTAssertEqual(
      message(on: device) { state(of: Label(id: "Post", parent: Table(id: "Feed")), is: .visible) },
      """
      Expected Label “Post” to be visible, but it is not visible: it lies at {{0, 700}, {390, 44}}, outside Table “Feed” at {{0, 100}, {390, 600}}.

      expected: is visible
      actual:   is not visible: it lies at {{0, 700}, {390, 44}}, outside Table “Feed” at {{0, 100}, {390, 600}}

      Nothing was due or scheduled, so the wait of 30 seconds ended at once.

      Query:
        Label with id “Post”
        in Table with id “Feed”
        in App “NotInstagram”

      Found:
        1. Label “Post”

      What to do: scroll to it first, or check its position in the app.
      """)
  }

  func test_anElementOutsideOfAnotherSaysWhereBothAre() {
    let device = TestDevice.empty()
    device.add(.image, "Map", at: CGRect(x: 0, y: 100, width: 100, height: 100))
    device.add(.image, "Frame", at: CGRect(x: 200, y: 100, width: 100, height: 100))
    XCTAssertEqual(
      message(on: device) { state(of: Image(id: "Map"), is: .visibleIn(Image(id: "Frame"))) },
      """
      Expected Image “Map” to be visible in Image “Frame”, but it is not visible in Image “Frame”: it lies at {{0, 100}, {100, 100}}, outside Image “Frame” at {{200, 100}, {100, 100}}.

      expected: is visible in Image “Frame”
      actual:   is not visible in Image “Frame”: it lies at {{0, 100}, {100, 100}}, outside Image “Frame” at {{200, 100}, {100, 100}}

      Nothing was due or scheduled, so the wait of 30 seconds ended at once.

      Query:
        Image with id “Map”
        in App “NotInstagram”

      Found:
        1. Image “Map”

      What to do: scroll to it first, or check its position in the app.
      """)
  }

  func test_aCoveredElementSaysWhatKeepsItFromBeingHittable() {
    let device = TestDevice.empty()
    device.add(.button, "Log in", at: CGRect(x: 100, y: 400, width: 100, height: 44))
    device.add(.alert, "Session expired", at: CGRect(x: 60, y: 300, width: 270, height: 240))
    XCTAssertEqual(
      message(on: device) { state(of: Button(id: "Log in"), is: .hittable) },
      """
      Expected Button “Log in” to be hittable, but it is not hittable: Alert “Session expired” covers it.

      expected: is hittable
      actual:   is not hittable: Alert “Session expired” covers it

      Nothing was due or scheduled, so the wait of 30 seconds ended at once.

      Query:
        Button with id “Log in”
        in App “NotInstagram”

      Found:
        1. Button “Log in”

      What to do: dismiss what covers it first.
      """)
  }

  func test_aFieldWithoutFocusSaysSo() {
    let device = TestDevice.login()
    XCTAssertEqual(
      message(on: device) { state(of: TextField(id: "Username"), is: .hasKeyboardFocus) },
      """
      Expected TextField “Username” to have the keyboard focus, but it does not have the keyboard focus.

      expected: has the keyboard focus
      actual:   does not have the keyboard focus

      Nothing was due or scheduled, so the wait of 30 seconds ended at once.

      Query:
        TextField with id “Username”
        in App “NotInstagram”

      Found:
        1. TextField “Username”
      """)
  }

  func test_noStatesAreNothingToWaitFor() {
    let device = TestDevice.empty()
    device.add(.button, "Log in")
    XCTAssertEqual(
      message(on: device) { Button(id: "Log in").await([]) },
      """
      Expected a state of Button “Log in”, but no state was given.

      Query:
        Button with id “Log in”
        in App “NotInstagram”

      Found:
        1. Button “Log in”

      What to do: pass at least one state, such as .visible.
      """)
    XCTAssertEqual(kinds, ["input.noStates"])
    run(on: device) { _ = Button(id: "Log in").determine([]) }
    XCTAssertEqual(kinds, ["input.noStates"])
    run(on: device) { state(of: Button(id: "Log in"), is: []) }
    XCTAssertEqual(kinds, ["input.noStates"])
  }

  func test_aRangeIsNamedOnlyWithoutGapsAndWithDigitsOfOneForm() {
    let range = "Cell “Row 1” to Cell “Row 4” exist there."
    XCTAssertTrue(messageWithRows(["1", "2", "3", "4"], asking: "9").contains(range))
    XCTAssertFalse(messageWithRows(["1", "2", "4"], asking: "9").contains("exist there"))
    XCTAssertTrue(messageWithRows(["01", "02", "03"], asking: "09").contains("Cell “Row 01” to Cell “Row 03” exist there."))
    XCTAssertFalse(messageWithRows(["01", "02", "03"], asking: "9").contains("exist there"))
    XCTAssertFalse(messageWithRows(["1", "2", "3"], asking: "09").contains("exist there"))
  }

  private func messageWithRows(_ numbers: [String], asking number: String) -> String {
    let device = TestDevice.empty()
    let table = device.add(.table, id: "Feed")
    for number in numbers { device.add(.cell, "Row \(number)", in: table) }
    return message(on: device) { tap(Table(id: "Feed").cell(matchingID: "Row \(number)")) }
  }

  func test_aCellBeyondTheRowsSaysHowManyThereAre() {
    let device = TestDevice.empty()
    let table = device.add(.table, id: "Feed")
    for number in 1...2 { device.add(.cell, "Post \(number)", in: table) }
    XCTAssertEqual(
      message(on: device) { tap(Table(id: "Feed").cell(index: 5)) },
      """
      Could not tap Cell at index 5 in Table “Feed”: it does not exist: the index 5 is out of range, because there are only 2 matches.

      expected: exists
      actual:   does not exist: the index 5 is out of range, because there are only 2 matches

      Nothing was due or scheduled, so the wait of 30 seconds ended at once.

      Query:
        Cell at index 5
        in Table with id “Feed”
        in App “NotInstagram”

      Found: 2 matches.
        1. Cell “Post 1”
        2. Cell “Post 2”

      What to do: count from 0 among the cells in view, and bring the cell into view first with scroll(_:_:until:is:).
      """)
  }

  func test_anAppThatNeverSettlesIsNamedWithItsCause() {
    let device = TestDevice.empty()
    device.neverSettle("the task of FeedView")
    XCTAssertEqual(
      message(on: device) { see(Label(id: "Post")) },
      """
      Could not see Label “Post”: it does not exist.

      expected: exists and is visible
      actual:   does not exist

      The app never settles: the task of FeedView keeps starting new work without delay, so virtual time cannot advance.

      Query:
        Label with id “Post”
        in App “NotInstagram”

      Found instead: nothing with text in App “NotInstagram”.

      What to do: look for work that restarts itself without a delay, such as a state change that triggers itself. Add a delay, or make the work stop.
      """)
    XCTAssertEqual(kinds, ["app.neverSettles"])
  }

  func test_anAppThatDoesNotRunIsTheReasonWhyNothingExists() {
    let device = TestDevice.login()
    XCTAssertEqual(
      message(on: device) {
        terminateTheApp()
        see(loginScreen.logInButton)
      },
      """
      Could not see Button “Log in”: it does not exist: App “NotInstagram” is not running.

      expected: exists and is visible
      actual:   does not exist: App “NotInstagram” is not running

      Nothing was due or scheduled, so the wait of 30 seconds ended at once.

      Query:
        Button with id “Log in”
        in App “NotInstagram”

      What to do: launch it first with launch(); a setUp() of your own must call super.setUp(), which launches it.
      """)
  }

  func test_withoutADeviceTheFailureSaysHowToGetOne() {
    let reporter = CollectingReporter()
    let run = ScenarioRun(feature: "Screens", test: "test", reporter: reporter, journal: nil, console: nil, scheduler: nil)
    run.perform { see(loginScreen) }
    XCTAssertEqual(
      reporter.reports.first?.failure.message ?? "",
      """
      Could not see login screen: there is no simulated device here.

      Query:
        Header with id “Log in”
        in App

      What to do: make the test class inherit from ScreenTestCase, name the app of plain test classes with NamesAppUnderTest, or give the Swift Testing suite the screen test trait; each of its tests has its own device.
      """)
  }
}
