import ScenarioKit
import Screens

extension FailureCatalog {
  /// Apps that aren't there, and a device that isn't.
  var apps: [Situation] {
    [
      Situation(.noDevice, "There is no simulated device", "An element is used in a test that has no device.", app: nil) {
        Button(id: "Send").tap()
      },
      Situation(.appNotRunning, "The app isn't running", "An element is touched or read while its app isn't running.", app: Gallery.texts()) {
        When(I: terminateTheApp)
        XCUIApplication().buttons["Go on"].tap()
      },
      Situation(.appNotInFront, "Another app is in front", "An element is touched while its app is in the background.", app: Gallery.texts()) {
        When(I: openSafari)
        And(I: tap(Button(id: "Go on")))
      },
      Situation(.appNotInstalled, "An app isn't installed", "An app is launched, or its elements are used, and the device has no such app.", app: Gallery.texts()) {
        BaseApp(bundleIdentifier: "com.example.Mail").launch()
      },
    ]
  }

  /// Mistakes of an app's views, which fail the test when they are rendered.
  var views: [Situation] {
    [
      Situation(
        .stateChangedInBody, "A body changes state", "A view changes a state, its own or another view's, while a body is evaluated.",
        app: AppUnderTest(CountingApp.self), types: ["CountingView"]),
      Situation(
        .environmentReadInInitializer, "An initializer reads the environment", "A view reads an object from the environment in its initializer.",
        app: AppUnderTest(HastyApp.self), types: ["HastyView", "Badge"]),
      Situation(
        .missingEnvironmentObject, "An object is missing in the environment", "A body reads an object from the environment, and no view above it puts one there.",
        app: AppUnderTest(ForgetfulApp.self), types: ["ForgetfulView"]),
    ]
  }

  /// Requests of the app.
  var network: [Situation] {
    [
      Situation(
        .unexpectedRequest, "No stub answers a request", "The app sends a request to a host that has a stub server, and no stub matches.",
        app: AppUnderTest(LoadingApp.self)
      ) {
        let server = StubServer()
        server.stub(.post("/login"), .status(204))
        server.stub(.get("/feed?page=1"), .text("photos"))
        When(I: tap(Button(id: "Load more")))
        Then(the: label(of: Label(id: "FeedLabel"), is: "photos"))
      }
    ]
  }
}
