#if os(Linux)
    import ScreenTestKit

    struct LoginScreen: Screen {
        let trait = Button(id: "login.submit")
        let emailField = TextField(id: "login.email")
        let passwordField = SecureTextField(id: "login.password")
        let logInButton = Button(id: "login.submit")
    }

    let loginScreen = LoginScreen()

    final class LoginScenarios: ScreenTestCase {
        override func preLaunchSetup(_ launch: @escaping () -> Void) {
            App.shared.launchArguments = ["--reset-defaults"]
            App.shared.launchEnvironment["STUB_SCENARIO"] = "books"
            launch()
        }

        func testLoggingIn() {
            Scenario("Logging in") {
                Given(I: see(loginScreen))
                When(I: type("ada@example.com", into: loginScreen.emailField))
                And(I: tap(loginScreen.passwordField))
                And(I: type("secret1", into: loginScreen.passwordField))
                And(I: tap(loginScreen.logInButton))
                Then(I: see(Header(id: "Library")))
            }
        }
    }
#endif
