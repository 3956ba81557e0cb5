import Foundation
import ScreenTestKit
import XCTest

/// XCUITest code in the way that suites write it.
///
/// The code only needs to compile, in both language modes.
final class XCUITestUses: UITestCase {
  override class var runsForEachTargetApplicationUIConfiguration: Bool { true }

  override func setUpWithError() throws {
    continueAfterFailure = false
    executionTimeAllowance = 120
  }

  override func record(_ issue: XCTIssue) {
    var issue = issue
    issue.compactDescription = "[login] " + issue.compactDescription
    issue.add(XCTAttachment(string: "more"))
    super.record(issue)
  }

  @MainActor
  func predicates(_ app: XCUIApplication, text: String, identifiers: [String], kind: XCUIElement.ElementType) {
    let exists = NSPredicate(format: "exists == true")
    let gone = NSPredicate(format: "exists == FALSE")
    expectation(for: exists, evaluatedWith: app.buttons["Log in"])
    expectation(for: NSPredicate(format: "exists == 1"), evaluatedWith: app.buttons["Log in"], handler: nil)
    let waited = XCTNSPredicateExpectation(predicate: gone, object: app.activityIndicators.firstMatch)
    _ = XCTWaiter().wait(for: [waited], timeout: 5)
    _ = XCTWaiter.wait(for: [XCTNSPredicateExpectation(predicate: NSPredicate(format: "isHittable == YES"), object: app.cells.firstMatch)], timeout: 1)
    _ = app.staticTexts.matching(NSPredicate(format: "label CONTAINS[c] %@", text)).firstMatch
    _ = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'Post' AND isEnabled == YES")).count
    _ = app.staticTexts.element(matching: NSPredicate(format: "label LIKE[cd] %@", "*\(text)*"))
    _ = app.descendants(matching: .any).matching(NSPredicate(format: "identifier IN %@", identifiers)).allElementsBoundByIndex
    _ = app.buttons.containing(NSPredicate(format: "label MATCHES %@", "^Post [0-9]+$")).element(boundBy: 0)
    _ = app.cells.containing(.staticText, identifier: text).buttons["More"]
    _ = app.descendants(matching: .any).matching(NSPredicate(format: "elementType == %d", kind.rawValue))
    _ = app.otherElements.matching(NSPredicate(format: "%K == %@", "identifier", text))
    _ = app.staticTexts.matching(NSPredicate(format: "NOT (label ENDSWITH %@) || !(value == nil)", text))
    _ = app.staticTexts.matching(NSPredicate(format: "label == '\(text)' && title != \"x\""))
    _ = NSPredicate(format: "count >= %d", 3).evaluate(with: app.cells)
    _ = NSPredicate(format: "label CONTAINS %@ OR value CONTAINS %@", argumentArray: [text, text])
    _ = NSCompoundPredicate(andPredicateWithSubpredicates: [exists, NSPredicate(format: "isEnabled == true")])
    _ = NSCompoundPredicate(type: .or, subpredicates: [exists, gone])
    _ = NSPredicate(format: "SELF == %@", text).evaluate(with: text)
    _ = NSPredicate(format: "frame.size.width BETWEEN {%f, %f}", 1.0, 2.0)
    waitForExpectations(timeout: 5, handler: nil)
  }

  @MainActor
  func activities(_ app: XCUIApplication) throws {
    XCTContext.runActivity(named: "Log in") { activity in
      app.buttons["Log in"].tap()
      activity.add(XCTAttachment(screenshot: app.screenshot()))
    }
    let count = XCTContext.runActivity(named: "Count") { _ in app.cells.count }
    XCTAssertEqual(count, 3)
    _ = try XCTContext.runActivity(named: "Throw") { _ -> Int in try XCTUnwrap(Int("1")) }
    let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot(), quality: .medium)
    attachment.name = "Login"
    attachment.lifetime = .keepAlways
    attachment.userInfo = ["step": 1]
    add(attachment)
    add(XCTAttachment(image: app.windows.firstMatch.screenshot().image))
    add(XCTAttachment(string: app.debugDescription))
    add(XCTAttachment(data: Data(), uniformTypeIdentifier: "public.json"))
    add(XCTAttachment(plistObject: ["a": 1]))
    add(XCTAttachment(uniformTypeIdentifier: "public.png", name: "Shot.png", payload: XCUIScreen.main.screenshot().pngRepresentation, userInfo: nil))
    let image: UIImage = app.images["Photo"].screenshot().image
    _ = image
    for screen in XCUIScreen.screens { _ = screen.screenshot() }
  }

  @MainActor
  func interruptions(_ app: XCUIApplication) {
    let monitor = addUIInterruptionMonitor(withDescription: "Notifications") { alert -> Bool in
      let allow = alert.buttons["Allow"]
      if allow.exists {
        allow.tap()
        return true
      }
      return false
    }
    addUIInterruptionMonitor(withDescription: "Any") { (alert) in
      alert.buttons.firstMatch.tap()
      return true
    }
    app.tap()
    app.swipeUp(velocity: .fast)
    removeUIInterruptionMonitor(monitor)
  }

  @MainActor
  func issues() {
    let location = XCTSourceCodeLocation(filePath: #filePath, lineNumber: #line)
    let context = XCTSourceCodeContext(location: location)
    let issue = XCTIssue(
      type: .assertionFailure, compactDescription: "It is not there", detailedDescription: nil, sourceCodeContext: context, associatedError: nil, attachments: [])
    record(issue)
    record(XCTIssue(type: .system, compactDescription: "No network"))
  }

  @MainActor
  func measures(_ app: XCUIApplication) {
    measure(metrics: [XCTApplicationLaunchMetric()]) { app.launch() }
    measure(metrics: [XCTApplicationLaunchMetric(waitUntilResponsive: true), XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric(application: app)]) { app.activate() }
    measure(metrics: [XCTOSSignpostMetric.scrollDecelerationMetric, XCTStorageMetric()]) { app.swipeUp() }
    let signposts: [XCTOSSignpostMetric] = [
      .applicationLaunch, .scrollingAndDecelerationMetric, .scrollDraggingMetric, .navigationTransitionMetric, .customNavigationTransitionMetric,
    ]
    measure(metrics: signposts) { app.swipeDown() }
    let options = XCTMeasureOptions()
    options.iterationCount = 3
    options.invocationOptions = [.manuallyStart, .manuallyStop]
    measure(options: options) {
      startMeasuring()
      app.swipeDown()
      stopMeasuring()
    }
    measure { app.swipeUp() }
  }

  @MainActor
  func audits(_ app: XCUIApplication) throws {
    try app.performAccessibilityAudit()
    try app.performAccessibilityAudit(for: [.contrast, .dynamicType])
    try app.performAccessibilityAudit(for: .all.subtracting(.contrast)) { issue in
      guard let element = issue.element else { return false }
      return element.label == "Logo" && issue.auditType == .hitRegion && !issue.compactDescription.isEmpty && !issue.detailedDescription.isEmpty
    }
  }

  @MainActor
  func elements(_ app: XCUIApplication) throws {
    let (button, field, cell) = (app.buttons["Log in"], app.textFields["Name"], app.cells.element(boundBy: 1))
    XCTAssertTrue(button.waitForExistence(timeout: 5) && button.waitForNonExistence(withTimeout: 5))
    XCTAssertTrue(button.wait(for: \.isEnabled, toEqual: true, timeout: 5))
    XCTAssertTrue(button.wait(for: \.label, toEqual: "Log in", timeout: 5))
    button.press(forDuration: 1, thenDragTo: cell, withVelocity: .slow, thenHoldForDuration: 0.5)
    let start = button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).withOffset(CGVector(dx: 1, dy: 1))
    start.press(forDuration: 0.1, thenDragTo: cell.coordinate(withNormalizedOffset: .zero))
    field.typeKey("a", modifierFlags: .command)
    field.typeKey(.delete, modifierFlags: [])
    field.typeKey(XCUIKeyboardKey.leftArrow, modifierFlags: [.shift, .option])
    app.images["Photo"].pinch(withScale: 2, velocity: 1)
    app.images["Photo"].rotate(1, withVelocity: 1)
    let snapshot: any XCUIElementSnapshot = try cell.snapshot()
    print(snapshot.children.map(\.label), snapshot.dictionaryRepresentation[.label] ?? "")
    print(cell.description, cell.debugDescription, app.debugDescription)
    XCTAssertEqual(button.value(forKey: "label") as? String, "Log in")
    XCTAssertEqual(app.horizontalSizeClass, .compact)
    XCTAssertEqual(app.verticalSizeClass, XCUIElement.SizeClass.regular)
  }

  @MainActor
  func apps(_ url: URL) {
    let (app, springboard) = (XCUIApplication(), XCUIApplication(bundleIdentifier: "com.apple.springboard"))
    app.launchArguments += ["-UITests", "YES"]
    app.launchEnvironment["SERVER"] = ProcessInfo().environment["SERVER"]
    app.resetAuthorizationStatus(for: .camera)
    app.open(url)
    app.activate()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    XCTAssertEqual(app.state, .runningForeground)
    springboard.alerts.buttons["Allow While Using App"].tap()
    XCUIDevice.shared.press(.home)
    XCUIDevice.shared.orientation = .landscapeLeft
    XCUIDevice.shared.appearance = .dark
    XCUIDevice.shared.system.open(url)
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
    XCTAssertNotNil(UIDevice.current.identifierForVendor)
    print(UIDevice.current.name, UIDevice.current.model, UIDevice.current.systemName, UIDevice.current.systemVersion, UIDevice.current.orientation.isPortrait)
    UIPasteboard.general.string = "Ada"
    XCTAssertEqual(UIPasteboard.general.strings ?? [], ["Ada"])
    XCTAssertTrue(UIPasteboard.general.hasStrings && UIPasteboard.general.url == nil)
  }
}
