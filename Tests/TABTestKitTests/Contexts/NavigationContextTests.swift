import TABTestKit

/// Tests for steps about the content of the screen: T100 to T106.
final class NavigationContextTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.launch }

  private let link = Label(id: "LinkLabel")

  func test_T100_contextsAreMixIns() {
    XCTAssertEqual(Helper().countTabsAndSee(), "Launch")
    greet()
    XCTAssertEqual(greetings, ["Hello"])
    // A screen can conform to a context, like a test.
    XCTAssertEqual(LaunchScreen().seeItself(), "Launch")
  }

  func test_T101_seeingAScreenIsSeeingItsTrait() {
    see(LaunchScreen())
    see(the: LaunchScreen())
    XCTAssertEqual(kinds(in: Gallery.touches) { see(LaunchScreen()) }, ["state.notReached"])
    // The trait doesn't need to be hittable, so a screen that an alert covers is seen.
    let covered = kinds(in: Gallery.dialogs) {
      tap(Button(id: "Ask"))
      see(DialogsScreen())
    }
    XCTAssertEqual(covered, [])
    XCTAssertEqual(kinds(in: Gallery.longForm) { see(LastLineScreen()) }, ["state.notReached"])
  }

  func test_T102_seeingAnElementWaitsUntilItIsVisible() {
    let late = kinds(in: Gallery.touches) {
      tap(Button(id: "Wait for it"))
      see(Button(id: "Late"))
      XCTAssertEqual(seconds, 3)
    }
    XCTAssertEqual(late, [])
    XCTAssertEqual(kinds(in: Gallery.longForm) { see(Label(id: "Line 39")) }, ["state.notReached"])
    let inTime = kinds(in: Gallery.touches) {
      tap(Button(id: "Wait for it"))
      see(Button(id: "Never"))
      XCTAssertEqual(seconds, 30)
    }
    XCTAssertEqual(inTime, ["state.notReached"])
    // An element that an alert covers is seen, although it can't be touched.
    let covered = kinds(in: Gallery.dialogs) {
      tap(Button(id: "Ask"))
      see(Button(id: "Tell"))
    }
    XCTAssertEqual(covered, [])
  }

  func test_T103_whatIsOutOfViewStillExists() {
    doNotSee(Header(id: "Touches"))
    doNotSee(the: Label(id: "Nowhere"))
    XCTAssertEqual(kinds(in: Gallery.longForm) { doNotSee(Label(id: "Line 39")) }, ["state.notReached"])
    XCTAssertEqual(kinds { doNotSee(LaunchScreen()) }, ["state.notReached"])
    // The step waits until the element goes away, at most 30 seconds. The button goes away 63 seconds after the tap.
    let gone = kinds(in: Gallery.touches) {
      tap(Button(id: "Wait for it"))
      Button(id: "Late").await(.exists)
      XCTAssertFalse(Button(id: "Late").determine(not: .exists, timeout: 37))
      doNotSee(Button(id: "Late"))
      XCTAssertEqual(seconds, 63)
    }
    XCTAssertEqual(gone, [])
    let tooLate = kinds(in: Gallery.touches) {
      tap(Button(id: "Wait for it"))
      Button(id: "Late").await(.exists)
      doNotSee(Button(id: "Late"))
      XCTAssertEqual(seconds, 33)
    }
    XCTAssertEqual(tooLate, ["state.notReached"])
  }

  func test_T104_thingsAreCompletedInOrder() {
    let done = Record()
    complete(Page(name: "first", record: done), Page(name: "second", record: done))
    XCTAssertEqual(done.entries, ["await first", "complete first", "await second", "complete second"])
    XCTAssertEqual(kinds { complete() }, ["input.nothingGiven"])
    // A missing page ends the step: it isn't completed, and neither are the pages after it.
    let never = Record()
    XCTAssertEqual(kinds { complete(Page(name: "lost", record: never, isLost: true), Page(name: "second", record: never)) }, ["state.notReached"])
    XCTAssertEqual(never.entries, ["await lost"])
  }

  func test_T105_thingsAreDismissedInOrder() {
    let done = Record()
    dismiss(Page(name: "first", record: done), Page(name: "second", record: done))
    XCTAssertEqual(done.entries, ["await first", "dismiss first", "await second", "dismiss second"])
    XCTAssertEqual(kinds { dismiss() }, ["input.nothingGiven"])
    let never = Record()
    XCTAssertEqual(kinds { dismiss(Page(name: "lost", record: never, isLost: true), Page(name: "second", record: never)) }, ["state.notReached"])
    XCTAssertEqual(never.entries, ["await lost"])
  }

  func test_T106_urlsAreOpenedFromTheTestRunner() throws {
    let deepLink = try XCTUnwrap(URL(string: "gallery://pictures/7"))
    Scenario("From the background") {
      Given(I: see(LaunchScreen()))
      When(I: open(deepLink))
      Then(the: value(of: link, is: "gallery://pictures/7"))
      And(the: value(of: Label(id: "PhasesLabel"), is: "back front"))
    }
    Scenario("From where it is not running") {
      Given(I: terminateTheApp)
      When(I: open(deepLink))
      Then(the: value(of: link, is: "gallery://pictures/7"))
    }
    let universalLink = try XCTUnwrap(URL(string: "https://gallery.example/8"))
    Scenario("A universal link") {
      When(I: open(universalLink))
      Then(the: value(of: link, is: "https://gallery.example/8"))
    }
    let website = try XCTUnwrap(URL(string: "https://apple.com"))
    Scenario("A website") {
      When(I: open(website))
      Then(I: see(Label(id: "https://apple.com", parent: Safari())))
      And(the: waitForApp(toBe: .runningBackground))
    }
    let stranger = try XCTUnwrap(URL(string: "stranger://hello"))
    XCTAssertEqual(
      failures { open(stranger) }.map(\.message),
      [
        """
        Could not open “stranger://hello”: no app on the device opens URLs with the scheme “stranger”.

        What to do: list the URL schemes where the test names the app under test. For an app called MyApp:
          AppUnderTest(MyApp.self, urlSchemes: ["stranger"])
        """
      ])
    let relative = try XCTUnwrap(URL(string: "pictures/7"))
    XCTAssertEqual(
      failures { open(relative) }.map(\.message),
      [
        """
        Could not open “pictures/7”: it has no scheme, so no app can open it.

        What to do: write the whole URL, with a scheme such as “https” or the app’s own scheme before the colon.
        """
      ])
  }

  private(set) var greetings: [String] = []
}

extension NavigationContextTests: GreetingContext {
  func say(_ greeting: String) { greetings.append(greeting) }
}

/// A custom context.
@preconcurrency @MainActor
private protocol GreetingContext {
  func say(_ greeting: String)
}

extension GreetingContext {
  fileprivate func greet() { say("Hello") }
}

private struct LaunchScreen: Screen {
  let trait = Header(id: "Launch")
}

extension LaunchScreen: NavigationContext {
  @MainActor
  fileprivate func seeItself() -> String {
    see(self)
    return trait.value
  }
}

private struct DialogsScreen: Screen {
  let trait = Header(id: "Dialogs")
}

private struct LastLineScreen: Screen {
  let trait = Label(id: "Line 39")
}

/// A type that isn't a test case and conforms to contexts.
private struct Helper: NavigationContext, TABTestKit.TabBarContext {
  @MainActor
  func countTabsAndSee() -> String {
    see(LaunchScreen())
    return LaunchScreen().trait.value
  }
}

private final class Record: Sendable {
  @MainActor var entries: [String] = []
}

/// A page of a flow that records its calls.
private struct Page: Completable, Dismissable {
  let name: String
  let record: Record
  var isLost = false

  func await() {
    record.entries.append("await \(name)")
    if isLost { Label(id: "Nowhere").await(.exists) }
  }

  func complete() { record.entries.append("complete \(name)") }

  func dismiss() { record.entries.append("dismiss \(name)") }
}
