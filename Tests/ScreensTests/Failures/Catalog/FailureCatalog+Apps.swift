import ScenarioKit
import Screens

extension FailureCatalog {
  /// Failures because of a missing device or an app that can't be used.
  var apps: [Situation] {
    [
      Situation(.noDevice, "There is no simulated device", "A test without a device uses an element.", app: nil) {
        Button(id: "Send").tap()
      },
      Situation(.appNotRunning, "The app isn't running", "A test touches or reads an element while the element's app isn't running.", app: Gallery.texts()) {
        When(I: terminateTheApp)
        XCUIApplication().buttons["Go on"].tap()
      },
      Situation(.appNotInFront, "Another app is in front", "A test touches an element while the element's app is in the background.", app: Gallery.texts()) {
        When(I: openSafari)
        And(I: tap(Button(id: "Go on")))
      },
      Situation(.appNotInstalled, "An app isn't installed", "A test launches an app or uses its elements, and the app isn't installed on the device.", app: Gallery.texts()) {
        BaseApp(bundleIdentifier: "com.example.Mail").launch()
      },
    ]
  }

  /// Mistakes in an app's views, which fail the test while the views are rendered.
  var views: [Situation] {
    [
      Situation(
        .stateChangedInBody, "A body changes state", "A view's body changes the state of the view or of another view while it's evaluated.",
        app: AppUnderTest(CountingApp.self), types: ["CountingView"]),
      Situation(
        .environmentReadInInitializer, "An initializer reads the environment", "The initializer of a view reads an object from the environment.",
        app: AppUnderTest(HastyApp.self), types: ["HastyView", "Badge"]),
      Situation(
        .missingEnvironmentObject, "An object is missing from the environment", "A view's body reads an object from the environment, and no view above it adds the object.",
        app: AppUnderTest(ForgetfulApp.self), types: ["ForgetfulView"]),
    ]
  }

  /// Requests of the app that can't be answered.
  var network: [Situation] {
    [
      Situation(
        .unexpectedRequest, "No stub matches a request", "The app sends a request to a host that has a stub server, and no stub matches the request.",
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
