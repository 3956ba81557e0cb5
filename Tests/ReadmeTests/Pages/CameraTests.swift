import ScreenTestKit

final class CameraTests: FeedTestCase {
  private let pictureButton = Button(id: "Take a picture")
  private let question = Alert(id: "“Feed” Would Like to Access the Camera", dismissButtonID: "Don’t Allow", parent: springboard)

  func test_allowingTheCamera() {
    Scenario("The camera is allowed") {
      When(I: tap(pictureButton))
      Then(I: see(question))
      When(I: tap("Allow", in: question))
      Then(the: label(of: feedScreen.messageLabel, is: "Smile!"))
    }
  }

  func test_aDeniedCamera() {
    Scenario("The camera was denied before") {
      Given(the: permission(for: .camera, is: .denied))
      When(I: tap(pictureButton))
      Then(the: label(of: feedScreen.messageLabel, is: "The camera isn’t allowed"))
      And(I: doNotSee(question))
    }
  }
}
