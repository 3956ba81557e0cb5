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
