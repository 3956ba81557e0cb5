import ScenarioKit
import Screens
import XCTest

// The README's screens and snippets, unchanged.

struct ProfileScreen: Screen {

  let trait = Header(id: "Not Instagram")
  let usernameLabel = Label(id: "UsernameLabel")
  let logOutButton = Button(id: "Log out")

}

let profileScreen = ProfileScreen()

struct LoginScreen: Screen {
  let trait = Header(id: "Log in")
  let usernameField = TextField(id: "Username")
  let passwordField = SecureTextField(id: "Password")
  let logInButton = Button(id: "Log in")
}

extension LoginScreen: Completable {

  func complete() {
    usernameField.tap()
    usernameField.type("My username")
    passwordField.tap()
    passwordField.type("secret password")
    logInButton.tap()
  }

}

let loginScreen = LoginScreen()

extension ProfileScreen: Dismissable {

  func dismiss() {
    logOutButton.tap()
  }

}

struct MyElement: Element {

  let id: String? = "MyElementID"
  let type: XCUIElement.ElementType = .other

}

extension Button {

  func doubleTap() {
    underlyingXCUIElement.doubleTap()
  }

}

struct MyScrollableScreen: ScrollableScreen {

  let trait = ScrollView()
  let textField = TextField(id: "Field")

}

let myScrollableScreen = MyScrollableScreen()

struct FeedScreen: Screen {
  let trait = Table(id: "Feed")
}

extension FeedScreen: Scrollable {

  func scroll(_ direction: ElementAttributes.Direction) {
    trait.scroll(direction)
  }

}

let feedScreen = FeedScreen()

final class ReadMeTests: ScreensTestCase {
  func test_loggingInAndOutReadsAsInTheReadMe() {
    run(on: .login()) {
      Scenario("Logging in") {
        Given(I: see(the: loginScreen))
        And(the: state(of: loginScreen.logInButton, isNot: .enabled))
        When(I: complete(loginScreen))
        Then(I: see(profileScreen))
      }
      Scenario("Logging out") {
        Given(I: see(profileScreen))
        And(the: value(of: profileScreen.usernameLabel, is: "My username"))
        When(I: tap(profileScreen.logOutButton))
        Then(I: doNotSee(profileScreen))
      }
    }
    XCTAssertEqual(reports.map(\.failure.message), [])
  }

  func test_elementsCanBeUsedDirectly() {
    let device = TestDevice.login()
    run(on: device) {
      loginScreen.await()
      loginScreen.logInButton.await(.visible, .exists, timeout: 10)
      loginScreen.logInButton.await(not: .enabled, timeout: 10)
      loginScreen.logInButton.waitFor(.visible)
      loginScreen.logInButton.waitFor(not: .enabled)
      loginScreen.usernameField.tap()
      loginScreen.usernameField.type("Hello!")
      XCTAssertEqual(loginScreen.usernameField.value, "Hello!")
      loginScreen.usernameField.delete(numberOfCharacters: 5)
      XCTAssertEqual(loginScreen.usernameField.value, "H")
      XCTAssertTrue(loginScreen.logInButton.determine(not: .enabled))
      XCTAssertFalse(loginScreen.logInButton.determine(.selected))
      loginScreen.passwordField.tap()
      loginScreen.passwordField.type("Password1")
      XCTAssertEqual(loginScreen.passwordField.value, "•••••••••")
      XCTAssertTrue(loginScreen.logInButton.determine(.enabled))
      loginScreen.logInButton.tap()
      profileScreen.await()
      profileScreen.logOutButton.doubleTap()
      loginScreen.await()
    }
    XCTAssertEqual(reports.map(\.failure.message), [])
  }

  func test_functionsWithoutParametersArePassedByReference() {
    run(on: .login()) {
      Given(I: backgroundTheApp)
      When(I: foregroundTheApp)
      And(I: terminateTheApp)
      And(I: launchTheApp(clean: true))
      And(I: relaunchTheApp)
      Then(I: seeTheLoginScreen)
      backgroundTheApp()
      foregroundTheApp()
    }
    XCTAssertEqual(reports.map(\.failure.message), [])
  }

  private func seeTheLoginScreen() {
    see(the: loginScreen)
  }

  func test_scrollingReadsAsInTheReadMe() {
    run(on: .feed()) {
      let lastPost = Label(id: "Post 50", parent: feedScreen.trait)
      Given(I: scroll(feedScreen.trait, .downwards, until: lastPost, is: .exists, .visible, maxTries: 40))
      Then(I: doNotSee(Label(id: "Post 1", parent: feedScreen.trait)))
      When(I: scroll(feedScreen, .upwards, until: lastPost, isNot: .exists, maxTries: 40))
      Then(the: state(of: lastPost, isNot: .exists))
    }
    XCTAssertEqual(reports.map(\.failure.message), [])
  }

  func test_anElementOfOnesOwnIsFoundByItsTypeAndId() {
    let device = TestDevice.empty()
    device.add(.other, id: "MyElementID")
    run(on: device) {
      Then(I: see(MyElement()))
    }
    XCTAssertEqual(reports.map(\.failure.message), [])
    XCTAssertTrue(MyElement().parent as? App === App.shared)
    XCTAssertEqual(MyElement().index, 0)
  }
}
