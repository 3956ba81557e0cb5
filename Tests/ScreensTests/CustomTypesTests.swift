import ScenarioKit
import Screens
import XCTest

// Custom types that users build on the library: contexts, apps, elements and capabilities.

protocol LoginContext: InteractionContext, NavigationContext {}

extension LoginContext {
  func logIn() {
    complete(loginScreen)
  }

  func logIn(as name: String) {
    tap(loginScreen.usernameField)
    type(name, into: loginScreen.usernameField)
    tap(loginScreen.passwordField)
    type("secret", into: loginScreen.passwordField)
    tap(loginScreen.logInButton)
  }

  func seeTheProfile() {
    see(the: profileScreen)
  }
}

final class Settings: BaseApp {
  override init() { super.init(bundleIdentifier: "com.apple.Preferences") }
}

struct Card: Element, Tappable, ValueRepresentable, CellContaining {
  let id: String?
  let parent: any Element
  let index = 0
  let type: XCUIElement.ElementType = .other

  init(id: String, parent: any Element = App.shared) {
    self.id = id
    self.parent = parent
  }

  var value: Int { numberOfCells() }
}

struct TwoScreenFlow: Completable {
  func complete() {
    loginScreen.complete()
    profileScreen.await()
  }
}

final class CustomTypesTests: ScreensTestCase, LoginContext {
  func test_aContextOfOnesOwnIsMadeOfTheOthers() {
    run(on: .login()) {
      When(I: logIn(as: "kane"))
      Then(I: seeTheProfile)
      And(the: value(of: profileScreen.usernameLabel, is: "kane"))
      When(I: dismiss(profileScreen))
      And(I: logIn)
      Then(I: seeTheProfile)
    }
    XCTAssertEqual(reports.map(\.failure.message), [])
  }

  func test_anythingCanBeCompleted() {
    passes(on: .login()) {
      complete(TwoScreenFlow())
      see(profileScreen)
    }
  }

  func test_anAppOfOnesOwnIsAParent() {
    let settings = Settings()
    passes(on: .login()) {
      settings.launch()
      see(Label(id: "Settings", parent: settings))
      settings.background()
      XCTAssertEqual(settings.state, .runningBackground)
    }
  }

  func test_anElementOfOnesOwnHasTheCapabilitiesItAdopts() {
    let device = TestDevice.empty()
    let card = device.add(.other, id: "Card", at: CGRect(x: 0, y: 0, width: 100, height: 100))
    device.add(.cell, id: "Row", in: card)
    passes(on: device) {
      tap(Card(id: "Card"))
      value(of: Card(id: "Card"), is: 1)
      XCTAssertTrue(Card(id: "Card").cell(index: 0).determine(.exists))
    }
  }

  func test_anAlertCanBeAwaitedWithAndWithoutStates() {
    passes(on: .controls()) {
      tap(Button(id: "Delete account"))
      Alert(id: "Delete account?").await()
      Alert(id: "Delete account?").await(.exists, .visible)
      Alert(id: "Delete account?").waitFor()
      Alert(id: "Delete account?").dismiss()
      Alert(id: "Delete account?").await(not: .exists)
    }
  }

  func test_stepsWorkInAnAsyncTest() async {
    run(on: .login()) {
      Scenario("Logging in") {
        When(I: logIn)
        Then(I: see(the: profileScreen))
      }
    }
    XCTAssertEqual(reports.map(\.failure.message), [])
  }
}
