import ScenarioKit
import Screens
import XCTest

final class ScrollableTests: ScreensTestCase {
  func test_downwardsMovesTheContentUpByASixthOfTheElement() {
    passes(on: .feed()) {
      let post = Label(id: "Post 5")
      let start = post.frameInScreen.minY
      let height = feedScreen.trait.frameInScreen.height
      feedScreen.trait.scroll(.downwards)
      XCTAssertEqual(start - post.frameInScreen.minY, height * 0.17, accuracy: 0.5)
      feedScreen.trait.scroll(.upwards)
      XCTAssertEqual(post.frameInScreen.minY, start, accuracy: 0.5)
    }
  }

  func test_anyTwoPlacesCanBeTheEndsOfADrag() {
    passes(on: .feed()) {
      let post = Label(id: "Post 5")
      let start = post.frameInScreen.minY
      let height = feedScreen.trait.frameInScreen.height
      feedScreen.trait.scroll(.from(.middle, to: CGVector(dx: 0.5, dy: 0.25)))
      XCTAssertEqual(start - post.frameInScreen.minY, height * 0.25, accuracy: 0.5)
    }
  }

  func test_aScrollThatCannotBeDoneNamesTheDirection() {
    run(on: .login()) { Then(I: ScrollView(id: "Pages").scroll(.from(.middle, to: .top))) }
    XCTAssertEqual(reports.first?.failure.message.hasPrefix("Could not scroll ScrollView “Pages” from (0.5, 0.5) to (0.5, 0): it does not exist."), true)
  }

  func test_aScrollableScreenScrollsItsTrait() {
    run(on: .login()) { Then(I: myScrollableScreen.scroll(.left)) }
    XCTAssertEqual(reports.first?.failure.message.hasPrefix("Could not scroll ScrollView to the left: it does not exist."), true)
  }
}
