import ScreenTestKit

/// The examples of the page “Coming from Robot”.
///
/// Each part between two marks is an example that runs as a test.
@preconcurrency @MainActor
final class RobotPageTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { .robotPage }

  private let logLabel = Label(id: "Log")

  private func names(_ list: ElementList) -> [String] { list.snapshots.map(\.name) }

  func test_tapping() {
    // Example: tap
    When(I: tap(firstElement(.labelOrText("Cancel"))))
    // End
    label(of: logLabel, is: "cancelled")
  }

  func test_subviews() {
    // Example: subviews
    let subviews = allSubelements(.isRendered)
    let firstView = firstElement(.isRendered)
    let firstSubview = firstSubelement(.isRendered)
    // End
    XCTAssertEqual(subviews.count, allElements(.isRendered).count - 1)
    XCTAssertEqual(firstView.snapshots.map(\.type), [.window])
    XCTAssertEqual(firstSubview.snapshots.map(\.identifier), ["Log"])
  }

  func test_viewQueries() {
    // Example: view query
    let cancelViews = allElements(.labelOrText("Cancel"))
    let count = cancelViews.count
    let firstLabel = cancelViews[0]?.label
    let labels = cancelViews.map(\.label)
    let fixedViews = cancelViews.results
    // End
    XCTAssertGreaterThan(count, 0)
    XCTAssertEqual(firstLabel, "Cancel")
    XCTAssertEqual(labels, Array(repeating: "Cancel", count: count))
    XCTAssertEqual(fixedViews.count, count)
  }

  func test_queries() {
    // Example: where
    let withSubviews = allElements(.where(\.children.count, .greater(than: 2), named: "number of children"))
    let third = allElements(.where { $0.identifier == "3" })
    // End
    XCTAssertEqual(names(withSubviews).contains("MyView"), true)
    XCTAssertEqual(third.count, 1)
    // Example: matching
    let both = allElements([.where(\.children.count, .greater(than: 2)), .identifier("MyView")])
    // End
    XCTAssertEqual(both.count, 1)
    // Example: classes
    let textViews = allElements(.type(.textView))
    let buttons = allElements(.kind(of: .button))
    let messages = allElements(.view(SendMessageView.self))
    // End
    XCTAssertEqual([textViews.count, buttons.count, messages.count], [1, 4, 0])
    // Example: classes by name
    let textEditors = allElements(.view(named: "TextEditor"))
    let images = allElements(.view(named: "Image"))
    // End
    XCTAssertEqual(textEditors.snapshots.map(\.type), [.textView])
    XCTAssertEqual(names(images), ["myImage"])
    // Example: parents
    let inView = allElements(.parent(.type(.other)))
    let inViewsOnly = allElements(.selfAndAncestors(.isRendered))
    let withoutRoot = allElements(.isNotRoot)
    // End
    XCTAssertEqual(Array(names(inView).prefix(3)), ["Hello", "myImage", "Cancel"])
    XCTAssertEqual(inViewsOnly.count, allElements().count)
    XCTAssertEqual(withoutRoot.count, allElements().count - 1)
    // Example: including superviews
    let outsideMyView = allElements(.selfAndAncestors(!.identifier("MyView")))
    let insideMyView = allElements(.ancestor(.identifier("MyView")))
    // End
    XCTAssertEqual(Array(names(insideMyView).prefix(3)), ["Hello", "myImage", "Cancel"])
    XCTAssertEqual(outsideMyView.count, allElements().count - insideMyView.count - 1)
  }

  func test_content() {
    // Example: content
    let withText = allElements(.text("Hello"))
    let withLabel = allElements(.labelOrText("Cancel"))
    let withImage = allElements(.image("myImage"))
    let withTraits = allElements(.hasTraits(.button))
    let accessible = allElements(.isAccessibilityElement)
    // End
    XCTAssertEqual([withText.count, withLabel.isEmpty ? 0 : 1, withImage.count, withTraits.count], [2, 1, 1, 4])
    XCTAssertGreaterThan(accessible.count, 10)
    // Example: visibility
    let visible = allElements(.isRendered)
    let onScreen = allElements(.isOnScreen)
    let onScreenAndVisible = allElements(.isOnScreenAndRendered)
    // End
    XCTAssertGreaterThan(min(visible.count, onScreen.count, onScreenAndVisible.count), 10)
    // Example: negations
    let invisible = allElements(!.isRendered)
    let offScreen = allElements(!.isOnScreen)
    let offScreenOrInvisible = allElements(!.isOnScreenAndRendered)
    let notAccessible = allElements(!.isAccessibilityElement)
    // End
    let pairs = [(visible, invisible), (onScreen, offScreen), (onScreenAndVisible, offScreenOrInvisible), (accessible, notAccessible)]
    XCTAssertEqual(pairs.map { $0.count + $1.count }, Array(repeating: allElements().count, count: 4))
    XCTAssertTrue(notAccessible.snapshots.contains { $0.identifier == "MyView" })
  }

  func test_refining() {
    let (myView1, myView2) = (View(id: "MyView"), View(id: "OtherView"))
    let myView = myView1
    // Example: inside
    let inside = allElements(.text("Hello")).inside(myView)
    let insideOneOf = allElements(.text("Hello")).insideOneOf([myView1, myView2])
    // End
    XCTAssertEqual([inside.count, insideOneOf.count], [1, 2])
    let list = allElements(.type(.staticText))
    // Example: sorting
    let topToBottom = list.sorted(by: .smallestOrigin)
    let bottomToTop = list.sorted(by: .largestOrigin)
    let lowestFirst = list.sorted(by: .smallestSize)
    let tallestFirst = list.sorted(by: .largestSize)
    // End
    XCTAssertEqual([topToBottom, bottomToTop, lowestFirst, tallestFirst].map(\.count), Array(repeating: list.count, count: 4))
    // Example: chaining
    let sorted = allElements(.type(.staticText)).inside(myView2).sorted(by: .smallestOrigin)
    // End
    XCTAssertEqual(names(sorted), ["Hello", "Hello again"])
  }

  func test_alerts() {
    tap(Button(id: "Warn"))
    // Example: alerts
    let isAlertVisible = Alert.isAnyShown
    When(I: removeAllAlerts())
    // End
    XCTAssertTrue(isAlertVisible)
    XCTAssertFalse(Alert.isAnyShown)
    XCTAssertEqual(logLabel.label, "nothing")
  }

  func test_tables() {
    let table = Table(id: "Rows")
    // Example: table
    let cells = table.cells
    let first = cells[0]
    let firstText = Label(matching: .exists, parent: cells[0]).label
    let text = Label(matching: .exists, parent: cells[100]).label
    // End
    XCTAssertEqual([first.label, firstText, text], ["Row 0", "Row 0", "Row 100"])
  }

  func test_keyboard() {
    let textField = TextField(id: "Note")
    // Example: keyboard
    When(I: tap(textField))
    When(I: keyboard.type("Hello World!"))
    Then(I: keyboard.dismiss())
    // End
    value(of: textField, is: "Hello World!")
    tap(textField)
    // Example: special keys
    keyboard.type(.delete)
    // End
    value(of: textField, is: "Hello World")
  }

  func test_touches() {
    let (myButton, myViewQuery, myView) = (Button(id: "Cancel"), allElements(.label("Cancel")), View(id: "Pad"))
    // Example: taps
    When(I: tap(myButton))
    When(I: tap(myViewQuery))
    // End
    label(of: logLabel, is: "cancelled, cancelled")
    // Example: swipes
    When(I: perform(.swipe(.left, across: 0.25), on: myView))
    When(I: perform(.swipe(.up, across: 0.25), on: myView))
    When(I: perform(.swipe(.down, across: 0.25), on: myView))
    When(I: perform(.swipe(.right, across: 0.25), on: myView))
    // End
    label(of: logLabel, is: "cancelled, cancelled, -25,0, 0,-15, 0,15, 25,0")
    // Example: touch
    let finger = Finger(at: .left).resting(for: 0.5).moving(to: .middle, over: 0.2)
    When(I: touch(myView, with: finger))
    // End
    label(of: logLabel, is: "cancelled, cancelled, -25,0, 0,-15, 0,15, 25,0, 50,0")
  }

  func test_timeLapse() throws {
    try skipUnderThreadSanitizer()
    // Example: animations
    TimeLapse.disableAnimations {
      Button(id: "Move").tap()
    }
    // End
    XCTAssertEqual(logLabel.label, "moved")
    // Example: time
    Button(id: "Log").tap()
    TimeLapse.advanceUntilIdle()  // logs "hello"
    // End
    XCTAssertEqual(logLabel.label, "moved, hello")
  }
}
