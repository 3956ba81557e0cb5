import Foundation
import ScenarioKit
import Screens

/// Zooming a picture and drawing one, with gestures of one and two fingers.
struct Pictures: NotInstagramFeature {
  let name = "Pictures"
  let launchesLoggedIn = true

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_aPictureFromCloseBy") {
      Scenario("Zooming with two fingers") {
        Given(I: amLoggedIn)
        And(I: open(post: 1))
        When(I: tap(postScreen.closerButton))
        Then(I: see(pictureScreen))
        When(I: pinch(pictureScreen.picture, scale: 1.5))
        Then(the: value(of: pictureScreen.trait, is: "Zoom 150 %, turned 0°, moved 0, 0"))
        When(I: pinch(pictureScreen.picture, scale: 0.1))
        Then(the: value(of: pictureScreen.trait, is: "Zoom 50 %, turned 0°, moved 0, 0"))
      }
      Scenario("Rotating with two fingers") {
        When(I: rotate(pictureScreen.picture, degrees: -90))
        Then(the: value(of: pictureScreen.trait, is: "Zoom 50 %, turned -90°, moved 0, 0"))
      }
      Scenario("Dragging with one finger") {
        When(I: drag(pictureScreen.picture, by: CGVector(dx: 40, dy: -60)))
        Then(the: value(of: pictureScreen.trait, is: "Zoom 50 %, turned -90°, moved 40, -60"))
      }
      Scenario("Resetting the picture with a double tap") {
        When(I: doubleTap(pictureScreen.picture))
        Then(the: value(of: pictureScreen.trait, is: "Zoom 100 %, turned 0°, moved 0, 0"))
      }
      Scenario("Viewing a picture in landscape") {
        When(I: rotateDevice(to: .landscapeLeft))
        Then(I: see(pictureScreen))
        And(the: state(of: pictureScreen.picture, is: .hittable))
      }
    }

    test("test_aDrawing") {
      Scenario("Drawing two strokes") {
        Given(I: amLoggedIn)
        And(I: open(post: 1))
        When(I: tap(postScreen.drawButton))
        Then(the: state(of: drawingScreen.undoButton, isNot: .enabled))
        When(I: touch(drawingScreen.canvas, with: Finger(at: .leftThird).moving(to: .rightThird, over: 0.5)))
        Then(the: value(of: drawingScreen.trait, is: "1 stroke, 99 points long"))
        When(I: touch(drawingScreen.canvas, with: Finger(at: .top).moving(to: .middle, over: 0.2).moving(to: .left, over: 0.2)))
        Then(the: value(of: drawingScreen.trait, is: "2 strokes, 399 points long"))
        And(the: value(of: drawingScreen.lastPointLabel, is: "Ended at 0, 150"))
      }
      Scenario("Undoing a stroke") {
        When(I: tap(drawingScreen.undoButton))
        Then(the: value(of: drawingScreen.trait, is: "1 stroke, 99 points long"))
      }
      Scenario("Pinching the canvas draws nothing") {
        When(I: pinch(drawingScreen.canvas, scale: 2))
        Then(the: value(of: drawingScreen.trait, is: "1 stroke, 99 points long"))
      }
      Scenario("Clearing the canvas with a shake") {
        When(I: shakeDevice)
        Then(the: value(of: drawingScreen.trait, is: "0 strokes, 0 points long"))
      }
    }

    test("test_aPictureByWhatIsTrueOfIt") {
      Scenario("Finding the picture by its label") {
        Given(I: amLoggedIn)
        And(I: open(post: 1))
        When(I: tap(postScreen.closerButton))
        Then(the: state(of: .picture, matches: .isSufficientlyVisible && .value(.hasPrefix("Zoom 100 %"))))
        And(the: layout(of: pictureScreen.picture, is: .below(pictureScreen.trait, by: 16), .aligned(.centerX, with: pictureScreen.trait).within(1)))
      }
      Scenario("Zooming and dragging the picture") {
        When(I: perform(.pinch(.outward), on: .picture))
        Then(the: state(of: pictureScreen.trait, matches: .label(.contains("turned 0°")) && !.label(.contains("Zoom 100 %"))))
        When(I: drag(pictureScreen.picture, by: CGVector(dx: 0, dy: 60)))
        Then(the: layout(of: pictureScreen.picture, isNot: .above(pictureScreen.trait)))
      }
      Scenario("Resetting the picture") {
        When(I: perform(.doubleTap, on: select(.picture).inRoot(.type(.application))))
        Then(the: value(of: pictureScreen.trait, is: "Zoom 100 %, turned 0°, moved 0, 0"))
      }
    }

    test("test_aDrawingWithEverythingAroundIt") {
      Scenario("An empty canvas") {
        Given(I: amLoggedIn)
        And(I: open(post: 1))
        When(I: tap(postScreen.drawButton))
        Then(I: seeAnEmptyCanvas())
      }
      Scenario("Drawing a line") {
        When(I: perform(.swipe(.right, .slow), on: drawingScreen.canvas))
        Then(the: state(of: drawingScreen.undoButton, matches: .isEnabled && .isInteractable))
        And(the: layout(of: drawingScreen.undoButton, is: .below(drawingScreen.canvas), .inside(App.shared)))
        And(the: layout(of: [drawingScreen.undoButton, drawingScreen.lastPointLabel], is: .row()))
      }
      Scenario("Undoing the line with the only button below the canvas") {
        When(I: tap(buttonsBelowTheCanvas))
        Then(I: seeAnEmptyCanvas())
      }
    }
  }

  /// The buttons below the canvas, from left to right.
  private var buttonsBelowTheCanvas: ElementList {
    allElements(.type(.button) && .layout(.below(drawingScreen.canvas)) && .isEnabled && !.ancestor(.type(.tabBar))).sorted(by: .smallestOrigin)
  }

  /// Checks that the canvas is empty.
  ///
  /// All checks run, even if the first ones fail.
  private func seeAnEmptyCanvas() {
    assertSoftly {
      state(of: drawingScreen.undoButton, isNot: .enabled)
      select(drawingScreen.lastPointLabel).assert(.isAbsent)
      select(drawingScreen.canvas).assert(.isSufficientlyVisible && .layout(.below(drawingScreen.trait, by: 16)))
      assertEqual(drawingScreen.trait.label, "0 strokes, 0 points long")
      assertTrue(buttonsBelowTheCanvas.isEmpty, "a button below the empty canvas is still enabled")
    }
  }
}

extension ElementMatcher {
  /// The matcher for the picture on the picture screen, by its accessibility label.
  fileprivate static var picture: ElementMatcher { .type(.image) && .label(.hasPrefix("Picture by ")) }
}
