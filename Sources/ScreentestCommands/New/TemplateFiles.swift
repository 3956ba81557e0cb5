/// The texts of the file templates, each with its path in the folder `Templates`.
///
/// A test generates this file. To change a text, change it in that folder, and run `TemplateFilesTests` with `SCREENTEST_WRITE_PAGES=1`.
enum TemplateFiles {
  static let all: [NewFile] = [
    NewFile(
      path: "App Under Test.xctemplate/___FILEBASENAME___TestCase.swift",
      text: #"""
        //___FILEHEADER___

        #if os(Linux)
          import ScreenTestKit

          @testable import ___VARIABLE_moduleName:identifier___

          /// The base class of the app's tests, which defines the app and its launch.
          class ___FILEBASENAMEASIDENTIFIER___: ScreenTestCase {
            override class var appUnderTest: AppUnderTest? { AppUnderTest(___VARIABLE_appName:identifier___.self) }

            override func preLaunchSetup(_ launch: @escaping () -> Void) {
              // Set everything that the app needs at launch: launch arguments, the launch environment, a server's answers.
              App.shared.launchEnvironment["IS_TESTED"] = "1"
              launch()
            }
          }
        #endif

        """#),
    NewFile(
      path: "Context.xctemplate/___FILEBASENAME___Context.swift",
      text: #"""
        //___FILEHEADER___

        #if os(Linux)
          import ScreenTestKit

          /// Steps for every test case or suite that adopts the context.
          ///
          /// `DefaultContexts` has the steps of ScreenTestKit: see, tap, type, scroll, go back, relaunch the app and so on.
          protocol ___FILEBASENAMEASIDENTIFIER___: DefaultContexts {}

          extension ___FILEBASENAMEASIDENTIFIER___ {
            /// Taps the button with the given title, as a step: `When(I: choose("Done"))`.
            func choose(_ title: String) {
              let button = Button(id: title)
              see(button)
              tap(button)
            }
          }
        #endif

        """#),
    NewFile(
      path: "Custom Element.xctemplate/___FILEBASENAME___.swift",
      text: #"""
        //___FILEHEADER___

        #if os(Linux)
          import ScreenTestKit

          /// A custom kind of element in the app.
          ///
          /// The protocols that it conforms to define what it can do: `Tappable`, `Editable`, `Scrollable`, `Adjustable` and so on.
          struct ___FILEBASENAMEASIDENTIFIER___: Element, Tappable, ValueRepresentable {
            let id: String?
            var index = 0
            var parent: any Element = App.shared
            let type: XCUIElement.ElementType = .other

            /// The value that the element shows: its accessibility label.
            var value: String { label }
          }
        #endif

        """#),
    NewFile(
      path: "Screen.xctemplate/___FILEBASENAME___Screen.swift",
      text: #"""
        //___FILEHEADER___

        #if os(Linux)
          import ScreenTestKit

          /// A screen of the app, with its elements and the ids that identify them.
          ///
          /// An id matches an element's identifier, label, title, value or placeholder.
          struct ___FILEBASENAMEASIDENTIFIER___: Screen {
            /// The element that distinguishes this screen from all others.
            let trait = Header(id: "___VARIABLE_productName___")
            let doneButton = Button(id: "Done")
          }

          let ___VARIABLE_constantName:identifier___ = ___FILEBASENAMEASIDENTIFIER___()
        #endif

        """#),
    NewFile(
      path: "Test Case.xctemplate/___FILEBASENAME___Tests.swift",
      text: #"""
        //___FILEHEADER___

        #if os(Linux)
          import ScreenTestKit

          /// Tests of a screen with a title, which a button with the same title opens.
          final class ___FILEBASENAMEASIDENTIFIER___: ___VARIABLE_baseClass:identifier___ {
            private let openButton = Button(id: "___VARIABLE_productName___")
            private let header = Header(id: "___VARIABLE_productName___")

            func test_opening() {
              Scenario("Opening “___VARIABLE_productName___”") {
                Given(I: see(openButton))
                When(I: openTheScreen)
                Then(I: see(header))
              }
            }

            func test_comingBack() {
              Scenario("“___VARIABLE_productName___” is there after the app was in the background") {
                Given(I: openTheScreen)
                When(I: backgroundTheApp)
                And(I: foregroundTheApp)
                Then(I: see(header))
              }
            }

            /// Opens the screen: `Given(I: openTheScreen)`.
            private func openTheScreen() { tap(openButton) }
          }
        #endif

        """#),
  ]
}
