import ScenarioKit
import Screens

/// The pictures of all users, in a grid.
struct Discover: NotInstagramFeature {
  let name = "Discovering pictures"
  let launchesLoggedIn = true

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_thePictures") {
      Scenario("Seeing the most popular pictures") {
        Given(I: amLoggedIn)
        When(I: tap(tabsScreen.discoverTab))
        Then(I: see(discoverScreen))
        And(the: state(of: discoverScreen.popularButton, is: .selected))
        And(the: value(of: discoverScreen.summaryLabel, is: "200 pictures"))
        And(the: label(of: discoverScreen.firstPicture, is: "Picture by Katherine"))
      }
      Scenario("Seeing the latest pictures") {
        When(I: tap(discoverScreen.recentButton))
        Then(the: state(of: discoverScreen.recentButton, is: .selected))
        But(the: state(of: discoverScreen.popularButton, isNot: .selected))
        And(the: label(of: discoverScreen.firstPicture, is: "Picture by Grace"))
      }
    }

    test("test_scrollingThroughPictures") {
      Scenario("Scrolling to an older picture") {
        Given(I: amDiscoveringTheLatestPictures)
        And(I: doNotSee(discoverScreen.picture(40)))
        When(I: scroll(discoverScreen, .downwards, until: discoverScreen.picture(40), is: .visible, maxTries: 30))
        And(I: tap(discoverScreen.picture(40)))
        Then(the: value(of: postScreen.navBar.header, is: "Post 40"))
      }
      Scenario("Returning to the same place in the grid") {
        When(I: dismiss(postScreen))
        Then(I: see(discoverScreen.picture(40)))
      }
    }

    test("test_onlyPicturesInViewExist") {
      Scenario("Creating only the pictures in view") {
        Given(I: amDiscoveringTheLatestPictures)
        Then(the: gridHasOnlyThePicturesInView)
      }
    }

    test("test_oneAuthor") {
      Scenario("Seeing the pictures of one person") {
        Given(I: amDiscoveringTheLatestPictures)
        And(the: state(of: discoverScreen.author("Radia"), isNot: .visible))
        When(I: scroll(discoverScreen.authors, .right, until: discoverScreen.author("Radia"), is: .visible))
        And(I: tap(discoverScreen.author("Radia")))
        Then(the: value(of: discoverScreen.summaryLabel, is: "40 pictures by Radia"))
        But(I: doNotSee(discoverScreen.picture(1)))
      }
      Scenario("Seeing everybody's pictures again") {
        When(I: scroll(discoverScreen.authors, .left, until: discoverScreen.author("Everybody"), is: .hittable))
        And(I: tap(discoverScreen.author("Everybody")))
        Then(the: value(of: discoverScreen.summaryLabel, is: "200 pictures"))
      }
    }

    test("test_searching") {
      Scenario("Searching for pictures") {
        Given(I: amDiscoveringTheLatestPictures)
        When(I: tap(discoverScreen.searchField))
        And(I: type("SNOW", into: discoverScreen.searchField))
        Then(the: value(of: discoverScreen.summaryLabel, is: "28 pictures"))
        And(I: see(discoverScreen.picture(6)))
        But(I: doNotSee(discoverScreen.picture(1)))
      }
      Scenario("Searching without results") {
        When(I: type("man", into: discoverScreen.searchField))
        Then(the: value(of: discoverScreen.summaryLabel, is: "0 pictures"))
      }
      Scenario("Ending a search") {
        When(I: tap(discoverScreen.cancelButton))
        Then(the: value(of: discoverScreen.searchField, is: "Search captions"))
        And(the: value(of: discoverScreen.summaryLabel, is: "200 pictures"))
        But(I: doNotSee(keyboard))
      }
    }
  }

  private func amDiscoveringTheLatestPictures() {
    amLoggedIn()
    tap(tabsScreen.discoverTab)
    tap(discoverScreen.recentButton)
  }

  private struct WrongNumberOfPictures: Error, CustomStringConvertible {
    let found: Int

    var description: String { "The grid of 200 pictures has \(found) pictures on the screen. There is room for about fifteen." }
  }

  private func gridHasOnlyThePicturesInView() throws {
    let found = discoverScreen.trait.underlyingXCUIElement.buttons.count
    if found < 9 || found > 24 { throw WrongNumberOfPictures(found: found) }
  }
}
