import ScreenTestKit

final class LanguageTests: FeedTestCase {
  private let averageLabel = Label(id: "AverageLabel")

  func test_german() {
    Scenario("A number in German") {
      Given(the: locale(is: "de_DE"))
      Then(the: label(of: averageLabel, is: "4,5"))
    }
  }

  func test_rightToLeft() {
    Scenario("A mirrored screen with large texts") {
      Given(the: layoutDirection(is: .rightToLeft))
      And(the: textSize(is: .accessibilityExtraLarge))
      And(the: appearance(is: .dark))
      Then(I: see(feedScreen.reloadButton))
      select(.identifier("AverageLabel")).assert(.layout(.leftOf(.label("Average rating"))))
    }
  }
}

final class GermanLaunchTests: FeedTestCase {
  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    App.shared.launchArguments = ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
    launch()
  }

  func test_german() {
    Scenario("A launch in German") {
      Then(the: label(of: Label(id: "AverageLabel"), is: "4,5"))
    }
  }
}
