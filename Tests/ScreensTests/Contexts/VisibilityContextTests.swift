import XCTest

@testable import Screens

/// Tests that a type with only one of the contexts can see screens and elements.
@preconcurrency @MainActor
final class VisibilityContextTests: ScreensTestCase {
  func test_everyContextSeesAndDoesNotSee() {
    let contexts: [any VisibilityContext] = [
      OnlyAlerts(), OnlyTheApp(), OnlyBiometrics(), OnlyTheDevice(), OnlyInteractions(), OnlyTheKeyboard(), OnlyNavigation(), OnlySheets(), OnlyPreferences(), OnlyTabBars(),
      OnlyTime(),
    ]
    passes(on: .login()) {
      for context in contexts {
        context.see(loginScreen)
        context.see(the: loginScreen.usernameField)
        context.doNotSee(profileScreen)
      }
    }
  }

  func test_aContextOnInteractionsChecksWhatItsActionsLeadTo() {
    passes(on: .login()) { OnlyInteractions().logIn() }
    XCTAssertEqual(
      message(on: .login()) { OnlyInteractions().seeTheProfileTooEarly() }.split(separator: "\n").first,
      "Could not see profile screen: Header “Not Instagram” does not exist.")
  }

  func test_aScreenIsNamedByItsType() {
    struct InnerScreen: Screen {
      let trait = Header(id: "Inner")
    }
    XCTAssertEqual(loginScreen.nameInWords, "login screen")
    XCTAssertEqual(systemPreferencesRootScreen.nameInWords, "system preferences root screen")
    XCTAssertEqual(ItemScreen<Int>().nameInWords, "item screen")
    XCTAssertEqual(InnerScreen().nameInWords, "inner screen")
  }
}

private struct ItemScreen<Item>: Screen {
  let trait = Header(id: "Item")
}

private struct OnlyAlerts: AlertContext {}
private struct OnlyTheApp: AppContext {}
private struct OnlyBiometrics: BiometricsContext {}
private struct OnlyTheDevice: DeviceContext {}
private struct OnlyInteractions: InteractionContext {}
private struct OnlyTheKeyboard: KeyboardContext {}
private struct OnlyNavigation: NavigationContext {}
private struct OnlySheets: SheetContext {}
private struct OnlyPreferences: SystemPreferencesContext {}
private struct OnlyTabBars: TabBarContext {}
private struct OnlyTime: TimeContext {}

extension OnlyInteractions {
  func logIn() {
    type("kane", into: loginScreen.usernameField)
    tap(loginScreen.passwordField)
    type("secret", into: loginScreen.passwordField)
    tap(loginScreen.logInButton)
    see(profileScreen)
  }

  func seeTheProfileTooEarly() { see(profileScreen) }
}
