import ScreenTestKit
import XCTest

// The examples of the page about waiting.

class IdleFeedTestCase: FeedTestCase {
  override class var configuration: TestConfiguration { TestConfiguration(synchronizationMode: .untilIdle) }
}

final class Upload: @unchecked Sendable {
  private(set) var sent = 0
  let total = 3
  var isOver: Bool { sent == total }

  func send() { sent += 1 }
}

final class UploadResource: IdlingResource {
  let name = "the upload of the avatar"
  private let upload: Upload
  init(_ upload: Upload) { self.upload = upload }

  var isIdle: Bool { upload.isOver }
  var busyReason: String? { "\(upload.sent) of \(upload.total) pictures are sent" }
}

final class UploadTests: IdleFeedTestCase {
  private let upload = Upload()

  func test_theAvatarIsUploaded() {
    let resource = UploadResource(upload)
    IdlingResources.register(resource)
    defer { IdlingResources.deregister(resource) }
    sendInTheBackground()
    Scenario("Uploading") {
      Then(I: see(feedScreen))
    }
    XCTAssertTrue(upload.isOver)
  }

  private func sendInTheBackground() {
    for _ in 0..<upload.total { upload.send() }
  }
}

final class ConditionTests: StubbedFeedTestCase {
  func test_conditions() {
    StubServer().stub(.get("/feed"), .json(["Sunset"]).delay(.seconds(2)))
    tap(feedScreen.reloadButton)

    let loaded = Condition("The feed is loaded") { feedScreen.messageLabel.label == "1 photos" }
    XCTAssertTrue(loaded.wait(timeout: 5))

    let isLoaded = NSPredicate { element, _ in (element as? XCUIElement)?.label == "1 photos" }
    expectation(for: isLoaded, evaluatedWith: XCUIApplication().staticTexts["MessageLabel"])
    waitForExpectations(timeout: 5)
  }
}

final class OrderTests: StubbedFeedTestCase {
  func test_loading() {
    explore(seeds: 0..<20) {
      StubServer().stub(.get("/feed"), .json(["Sunset"]).delay(.milliseconds(100) ... .seconds(2)))
      Scenario("Loading the feed") {
        When(I: tap(feedScreen.reloadButton))
        Then(I: see(feedScreen.photo("Sunset")))
      }
    }
  }

  func test_thePlainOrder() {
    SchedulingOrder.$current.withValue(.plain) {
      Scenario("The feed in the plain order") {
        Then(I: see(feedScreen))
      }
    }
  }
}

final class DateTests: FeedTestCase {
  func test_dates() {
    Scenario("A break on Christmas Eve") {
      Given(the: date(is: "2026-12-24 18:00"))
      And(the: timeZone(is: "Europe/Berlin"))
      And(the: locale(is: "de_DE"))
      When(time: passes(.minutes(25)))
      Then(I: see(feedScreen.breakLabel))
    }
  }
}
