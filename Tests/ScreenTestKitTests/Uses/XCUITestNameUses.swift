import CoreLocation
import Foundation
import ScreenTestKit
import XCTest

/// Further API of XCUITest in the way that suites use it.
///
/// The code only needs to compile, in both language modes.
final class XCUITestNameUses: XCTestCase {
  private var app: XCUIApplication!

  override class func setUp() { super.setUp() }

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    executionTimeAllowance = 60
  }

  @MainActor
  func launches() throws {
    app = XCUIApplication()
    app.launchArguments = ["-UITests", "-AppleLanguages", "(de)"]
    app.launchArguments.append("-reset")
    app.launchArguments.append(contentsOf: ["-FeatureFlag", "YES"])
    app.launchEnvironment = ["SERVER": "http://localhost:8080"]
    app.launchEnvironment["ANIMATIONS"] = "0"
    app.launchEnvironment.merge(ProcessInfo().environment) { first, _ in first }
    if ProcessInfo().arguments.contains("-verbose") { print(ProcessInfo.processInfo.environment["CI"] ?? "") }
    app.launch()
    app.activate()
    XCTAssert(app.wait(for: .runningForeground, timeout: 10))
    XCTAssertTrue([.notRunning, .runningBackground, .runningBackgroundSuspended, .unknown].contains(app.state) == false)
    app.terminate()
    let safari = XCUIApplication(bundleIdentifier: "com.apple.mobilesafari")
    safari.activate()
    for resource: XCUIProtectedResource in [.contacts, .calendar, .reminders, .photos, .microphone, .camera, .mediaLibrary, .homeKit, .bluetooth, .location] {
      app.resetAuthorizationStatus(for: resource)
    }
    app.resetAuthorizationStatus(for: .health)
    app.resetAuthorizationStatus(for: .userTracking)
    app.resetAuthorizationStatus(for: .keyboardNetwork)
    app.resetAuthorizationStatus(for: .localNetwork)
  }

  @MainActor
  func queries(_ app: XCUIApplication) {
    let all: [XCUIElementQuery] = [
      app.activityIndicators, app.alerts, app.buttons, app.cells, app.checkBoxes, app.collectionViews, app.datePickers, app.dialogs, app.images, app.keyboards, app.keys, app.links,
      app.maps, app.menuItems, app.menus, app.navigationBars, app.otherElements, app.pageIndicators, app.pickerWheels, app.pickers, app.popUpButtons, app.progressIndicators,
      app.scrollViews, app.searchFields, app.secureTextFields, app.segmentedControls, app.sheets, app.sliders, app.staticTexts, app.statusBars, app.steppers, app.switches,
      app.tabBars, app.tabs, app.tables, app.textFields, app.textViews, app.toggles, app.toolbars, app.webViews, app.windows, app.icons, app.popovers, app.radioButtons,
      app.disclosureTriangles, app.groups, app.comboBoxes, app.colorWells, app.layoutAreas, app.statusItems, app.splitGroups, app.outlines, app.scrollBars, app.menuButtons,
    ]
    let ofOtherPlatforms: [XCUIElementQuery] = [
      app.browsers, app.decrementArrows, app.dockItems, app.drawers, app.handles, app.helpTags, app.incrementArrows, app.layoutItems, app.levelIndicators, app.mattes,
      app.menuBarItems, app.menuBars, app.outlineRows, app.radioGroups, app.ratingIndicators, app.relevanceIndicators, app.rulerMarkers, app.rulers, app.splitters, app.tabGroups,
      app.tableColumns, app.tableRows, app.timelines, app.toolbarButtons, app.touchBars, app.valueIndicators,
    ]
    XCTAssertTrue((all + ofOtherPlatforms).allSatisfy { $0.count >= 0 })
    _ = app.tables.children(matching: .cell).element(boundBy: 0).children(matching: .staticText).element
    _ = app.descendants(matching: .button).element(matching: .button, identifier: "Log in")
    _ = app.cells.matching(.cell, identifier: "Post").allElementsBoundByIndex.map(\.label)
    _ = app.cells.allElementsBoundByAccessibilityElement.first?.identifier
    _ = app.tables.firstMatch.cells.containing(NSPredicate { element, _ in (element as? any XCUIElementAttributes)?.label == "x" }).count
    _ = app.navigationBars["Feed"].buttons.element(boundBy: 0).exists
    _ = app.webViews.links.matching(identifier: "More").firstMatch
    _ = app.windows.element(boundBy: 0).frame.size.width
    _ = app.keyboards.buttons["Return"].exists || app.keyboards.keys["a"].isHittable
    _ = app.otherElements.containing(.image, identifier: "Logo").element
    print(app.buttons.debugDescription, app.buttons.element.debugDescription)
    let byType: XCUIElement = app.descendants(matching: .any)["Logo"]
    _ = byType
  }

  @MainActor
  func attributes(_ element: XCUIElement) {
    XCTAssertEqual(element.identifier, "")
    XCTAssertEqual(element.label.isEmpty, element.title.isEmpty)
    XCTAssertEqual(element.value as? String, element.placeholderValue)
    XCTAssertEqual(element.elementType, XCUIElement.ElementType.button)
    XCTAssertTrue(element.isEnabled && element.isSelected && element.hasFocus && element.isHittable && element.exists)
    XCTAssertGreaterThan(element.frame.midX, element.frame.minX)
    XCTAssertEqual(element.normalizedSliderPosition, 0.5, accuracy: 0.01)
    _ = element.elementType.rawValue == XCUIElement.ElementType.other.rawValue
    if let value = element.value as? String, value == "1" { element.tap() }
  }

  @MainActor
  func gestures(_ element: XCUIElement, other: XCUIElement) {
    element.tap()
    element.doubleTap()
    element.doubleClick()
    element.twoFingerTap()
    element.tap(withNumberOfTaps: 3, numberOfTouches: 1)
    element.press(forDuration: 1.5)
    element.press(forDuration: 1, thenDragTo: other)
    element.press(forDuration: 0.5, thenDragTo: other, withVelocity: XCUIGestureVelocity.default, thenHoldForDuration: 0.1)
    element.swipeUp(velocity: .slow)
    element.swipeLeft(velocity: 500)
    element.swipeRight()
    element.swipeDown(velocity: XCUIGestureVelocity(rawValue: 800))
    element.pinch(withScale: 0.5, velocity: -1)
    element.rotate(CGFloat.pi / 2, withVelocity: 1)
    element.typeText("Ada\n")
    element.typeText(XCUIKeyboardKey.delete.rawValue)
    element.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: (element.value as? String)?.count ?? 0))
    element.typeKey(.return, modifierFlags: XCUIElement.KeyModifierFlags(rawValue: 0))
    element.typeKey("v", modifierFlags: [.command, .shift, .control, .option, .capsLock])
    element.adjust(toNormalizedSliderPosition: 0.75)
    element.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "May")
    let keys: [XCUIKeyboardKey] = [
      .delete, .return, .enter, .tab, .space, .escape, .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .forwardDelete, .F1,
    ]
    keys.forEach { element.typeKey($0, modifierFlags: []) }
  }

  @MainActor
  func coordinates(_ app: XCUIApplication) {
    let origin = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
    let point = origin.withOffset(CGVector(dx: 20, dy: 40))
    point.tap()
    point.doubleTap()
    point.press(forDuration: 1)
    point.press(forDuration: 0, thenDragTo: origin, withVelocity: .fast, thenHoldForDuration: 0)
    XCTAssertEqual(point.screenPoint.x, 20)
    XCTAssertTrue(point.referencedElement.exists)
    app.cells.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).press(forDuration: 0.1, thenDragTo: point)
  }

  @MainActor
  func devices() {
    let device = XCUIDevice.shared
    device.press(XCUIDevice.Button.home)
    device.press(.volumeUp)
    XCTAssertTrue(device.hasHardwareButton(.volumeDown))
    XCTAssertFalse(device.supportsPointerInteraction)
    _ = device.siriService
    device.orientation = UIDeviceOrientation.portrait
    if device.orientation.isLandscape { device.orientation = .portraitUpsideDown }
    device.appearance = .light
    XCTAssertEqual(device.appearance, XCUIDevice.Appearance.light)
    device.location = XCUILocation(location: CLLocation(latitude: 52.52, longitude: 13.405))
    XCTAssertEqual(device.location?.location.coordinate.latitude, 52.52)
    if UIDevice.current.userInterfaceIdiom == .pad { XCUIDevice.shared.orientation = .landscapeRight }
    if UIDevice.current.systemVersion.compare("17.0", options: .numeric) == .orderedAscending { return }
    UIPasteboard.general.string = nil
    UIPasteboard.general.url = URL(string: "https://example.com")
    UIPasteboard.general.image = UIImage()
    UIApplication.shared.open(URL(string: "notes://new")!, options: [:], completionHandler: nil)
    XCTAssertEqual(UIApplication.shared.applicationState, .active)
    XCTAssertTrue(UIApplication.shared.canOpenURL(URL(string: "notes://new")!))
    XCTAssertNotNil(UIImage(data: XCUIScreen.main.screenshot().pngRepresentation))
    print(XCUIScreen.main.screenshot().image.size.width, UIScreen.main.bounds.height, UIScreen.main.scale)
  }

  @MainActor
  func waits(_ app: XCUIApplication) {
    sleep(1)
    usleep(250_000)
    Thread.sleep(forTimeInterval: 0.5)
    Thread.sleep(until: Date().addingTimeInterval(1))
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.5))
    let deadline = Date().addingTimeInterval(5)
    while !app.buttons["Done"].exists && Date() < deadline { RunLoop.current.run(until: Date().addingTimeInterval(0.1)) }
    let start = CFAbsoluteTimeGetCurrent()
    repeat { usleep(100) } while CFAbsoluteTimeGetCurrent() - start < 1
    let done = expectation(description: "done")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done.fulfill() }
    wait(for: [done], timeout: 5)
    let gone = expectation(for: NSPredicate(format: "exists == false"), evaluatedWith: app.activityIndicators["Loading"], handler: nil)
    let result: XCTWaiter.Result = XCTWaiter().wait(for: [gone], timeout: 5, enforceOrder: false)
    switch result {
    case .completed: break
    case .timedOut, .incorrectOrder, .invertedFulfillment, .interrupted: XCTFail("It is still there.")
    @unknown default: break
    }
    let never = expectation(description: "never")
    never.isInverted = true
    never.expectedFulfillmentCount = 1
    never.assertForOverFulfill = true
    waitForExpectations(timeout: 1)
    let posted = XCTNSNotificationExpectation(name: Notification.Name("posted"))
    XCTAssertEqual(XCTWaiter.wait(for: [posted], timeout: 1), .timedOut)
    let exists = XCTNSPredicateExpectation(predicate: NSPredicate(format: "count > 0"), object: app.cells)
    XCTAssertEqual(XCTWaiter().wait(for: [exists], timeout: 5), .completed, "There are no rows.")
    addTeardownBlock { @MainActor in app.terminate() }
  }

  @MainActor
  func asyncWaits(_ app: XCUIApplication) async throws {
    try await Task.sleep(nanoseconds: 1_000_000)
    try await Task.sleep(for: .seconds(1))
    await fulfillment(of: [XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == 1"), object: app.buttons["Go"])], timeout: 5)
    XCTAssertTrue(app.buttons["Go"].waitForExistence(timeout: 2))
  }

  @MainActor
  func audits(_ app: XCUIApplication) throws {
    let types: XCUIAccessibilityAuditType = [.contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped, .trait]
    try app.performAccessibilityAudit(for: types) { (issue: XCUIAccessibilityAuditIssue) in issue.auditType == .textClipped || issue.element == nil }
  }

  @MainActor
  func attachments(_ app: XCUIApplication, file: URL) {
    let shot: XCUIScreenshot = app.screenshot()
    let picture = XCTAttachment(image: shot.image, quality: .original)
    picture.lifetime = XCTAttachment.Lifetime.deleteOnSuccess
    add(picture)
    add(XCTAttachment(contentsOfFile: file))
    add(XCTAttachment(data: shot.pngRepresentation))
    add(XCTAttachment(data: Data(), uniformTypeIdentifier: "public.plain-text"))
    let text = XCTAttachment(string: app.debugDescription)
    text.name = "Hierarchy"
    XCTContext.runActivity(named: "Screenshot: \(name)") { (activity: any XCTActivity) in
      print(activity.name)
      activity.add(text)
    }
  }

  @MainActor
  func issuesAndFailures() throws {
    let issue = XCTIssue(type: .uncaughtException, compactDescription: "It threw", attachments: [XCTAttachment(string: "more")])
    var changed: XCTMutableIssue = issue
    changed.type = .performanceRegression
    changed.detailedDescription = "All of it"
    changed.sourceCodeContext = XCTSourceCodeContext(location: XCTSourceCodeLocation(filePath: "/a.swift", lineNumber: 1))
    changed.associatedError = CocoaError(.fileNoSuchFile)
    changed.add(XCTAttachment(string: "x"))
    print(changed.attachments.count, changed.sourceCodeContext.location?.lineNumber ?? 0, changed.sourceCodeContext.location?.fileURL.path ?? "")
    record(changed)
    try XCTSkipIf(UIDevice.current.userInterfaceIdiom == .pad, "On a phone only.")
    try XCTSkipUnless(UIDevice.current.userInterfaceIdiom == .phone)
  }
}
