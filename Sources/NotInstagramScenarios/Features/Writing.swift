import ScenarioKit
import Screens

/// Writing and sharing a post.
struct Writing: NotInstagramFeature {
  let name = "Writing a post"
  let launchesLoggedIn = true

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_sharingAPost") {
      Scenario("Sharing a picture") {
        Given(I: amLoggedIn)
        And(I: beginAPost)
        And(the: state(of: newPostScreen.shareButton, isNot: .enabled))
        When(I: write("My cat, at last"))
        And(I: choose(picture: 3))
        Then(the: label(of: newPostScreen.pictureButton, is: "Picture 3"))
        And(the: state(of: newPostScreen.shareButton, is: .enabled))
        When(I: tap(newPostScreen.shareButton))
        Then(I: doNotSee(newPostScreen))
        And(I: see(feedScreen.post(201)))
        And(the: label(of: feedScreen.post(201), is: "My username, My cat, at last"))
      }
    }

    test("test_theShortestWay") {
      Scenario("Sharing a picture as fast as possible") {
        Given(I: amLoggedIn)
        And(I: tap(feedScreen.newPostButton))
        When(I: complete(newPostScreen))
        Then(I: see(feedScreen.post(201)))
      }
    }

    test("test_captions") {
      Scenario("Writing a caption with several lines") {
        Given(I: amLoggedIn)
        And(I: beginAPost)
        When(I: tap(newPostScreen.captionEditor))
        And(I: type("Roses are red\nViolets are bluue", into: newPostScreen.captionEditor))
        And(I: delete(2, charactersFrom: newPostScreen.captionEditor))
        And(I: type("e", into: newPostScreen.captionEditor))
        Then(the: value(of: newPostScreen.captionEditor, is: "Roses are red\nViolets are blue"))
      }
    }

    test("test_filters") {
      Scenario("Choosing a filter") {
        Given(I: amLoggedIn)
        And(I: beginAPost)
        And(I: write("Old times"))
        And(I: choose(picture: 12))
        And(the: value(of: newPostScreen.filterWheel, is: "None"))
        When(I: adjust(newPostScreen.filterWheel, to: "Black and white"))
        Then(the: value(of: newPostScreen.filterWheel, is: "Black and white"))
      }
      Scenario("Seeing the filter below the picture") {
        When(I: tap(newPostScreen.shareButton))
        And(I: open(post: 201))
        Then(the: value(of: postScreen.filterLabel, is: "Filter: Black and white"))
      }
    }

    test("test_brightness") {
      Scenario("Making a picture brighter") {
        Given(I: amLoggedIn)
        And(I: beginAPost)
        And(I: scroll(newPostScreen, .downwards, until: newPostScreen.brightnessSlider, is: .hittable))
        And(the: value(of: newPostScreen.brightnessLabel, is: "Brightness: 50 %"))
        When(I: adjust(newPostScreen.brightnessSlider, to: 0.8))
        Then(the: value(of: newPostScreen.brightnessLabel, is: "Brightness: 80 %"))
        And(the: value(of: newPostScreen.brightnessSlider, is: 0.8))
      }
    }

    test("test_locations") {
      Scenario("Searching for a place") {
        Given(I: amLoggedIn)
        And(I: beginAPost)
        And(I: write("Ceilidh"))
        And(I: choose(picture: 1))
        And(I: scroll(newPostScreen, .downwards, until: newPostScreen.locationButton, is: .hittable))
        When(I: tap(newPostScreen.locationButton))
        And(I: tap(locationChooserScreen.searchField))
        And(I: type("edin", into: locationChooserScreen.searchField))
        Then(I: see(locationChooserScreen.place("Edinburgh")))
        But(I: doNotSee(locationChooserScreen.place("London")))
      }
      Scenario("Seeing the post's location below the picture") {
        When(I: tap(locationChooserScreen.place("Edinburgh")))
        And(I: tap(newPostScreen.shareButton))
        And(I: open(post: 201))
        Then(the: value(of: postScreen.locationLabel, is: "Edinburgh"))
      }
    }

    test("test_turningOffComments") {
      Scenario("Turning off comments") {
        Given(I: amLoggedIn)
        And(I: beginAPost)
        And(I: write("No discussion"))
        And(I: choose(picture: 2))
        And(I: choose(location: "Oslo"))
        When(I: adjust(newPostScreen.commentsSwitch, to: .off))
        And(I: tap(newPostScreen.shareButton))
        And(I: open(post: 201))
        Then(I: see(postScreen.noCommentsLabel))
        But(I: doNotSee(postScreen.commentsButton))
      }
    }

    test("test_manyPictures") {
      Scenario("Scrolling through my pictures") {
        Given(I: amLoggedIn)
        And(I: beginAPost)
        When(I: choose(picture: 60))
        Then(the: label(of: newPostScreen.pictureButton, is: "Picture 60"))
      }
    }

    test("test_discarding") {
      Scenario("Changing my mind about a post") {
        Given(I: amLoggedIn)
        And(I: beginAPost)
        And(I: write("I never liked"))
        When(I: tap(newPostScreen.cancelButton))
        Then(I: see(newPostScreen.discardSheet))
        When(I: dismiss(newPostScreen.discardSheet))
        Then(the: value(of: newPostScreen.captionEditor, is: "I never liked"))
      }
      Scenario("Discarding a post") {
        When(I: tap(newPostScreen.cancelButton))
        And(I: tap("Discard", in: newPostScreen.discardSheet))
        Then(I: doNotSee(newPostScreen))
        And(I: see(feedScreen))
      }
    }

    test("test_keepingADraft") {
      Scenario("Keeping a draft") {
        Given(I: amLoggedIn)
        And(I: beginAPost)
        And(I: write("To be continued"))
        When(I: tap(newPostScreen.cancelButton))
        And(I: tap("Keep draft", in: newPostScreen.discardSheet))
        Then(I: doNotSee(newPostScreen))
      }
      Scenario("Finding the draft after a relaunch") {
        When(I: relaunchTheApp)
        And(I: see(feedScreen.post(1)))
        And(I: beginAPost)
        Then(the: value(of: newPostScreen.captionEditor, is: "To be continued"))
      }
      Scenario("Sharing the draft") {
        When(I: choose(picture: 3))
        And(I: tap(newPostScreen.shareButton))
        Then(the: label(of: feedScreen.post(201), is: "My username, To be continued"))
        When(I: beginAPost)
        Then(the: value(of: newPostScreen.captionEditor, is: ""))
      }
    }

    test("test_nothingToDiscard") {
      Scenario("Changing my mind before writing anything") {
        Given(I: amLoggedIn)
        And(I: beginAPost)
        When(I: tap(newPostScreen.cancelButton))
        Then(I: doNotSee(newPostScreen))
      }
    }
  }
}
