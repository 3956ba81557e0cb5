import ScreenTestKit

final class UploadTests: IdleFeedTestCase {
  private let upload = Upload()

  func test_theAvatarIsUploaded() {
    let resource = UploadResource(upload)
    IdlingResources.register(resource)
    defer { IdlingResources.deregister(resource) }
    upload.start()
    Scenario("Uploading") {
      Then(I: see(feedScreen))
    }
    XCTAssertTrue(upload.isOver)
  }
}
