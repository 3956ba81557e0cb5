import ScreenTestKit

/// Every element of an app that is not the one in front.
@preconcurrency @MainActor
final class OtherAppFailureTests: FailureTestCase {
  func test_aButtonOfAnAppInTheBackground() {
    assertFailure(Gallery.texts(), "app.notInFront", tells: "?") {
      $0.openSafari()
      $0.tap(Elements.goOn)
    }
  }

  func test_anImageOfAnAppInTheBackground() {
    assertFailure(Gallery.texts(), "app.notInFront", says: "?") {
      $0.openSafari()
      $0.tap(Elements.logo)
    }
  }

  func test_aHeaderOfAnAppInTheBackground() {
    assertFailure(Gallery.texts(), "?", tells: "?") {
      $0.openSafari()
      $0.see(Elements.header)
    }
  }

  func test_aLabelOfAnAppInTheBackground() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") {
      $0.openSafari()
      $0.state(of: Elements.motto, is: .hittable)
    }
  }

  func test_aViewOfAnAppInTheBackground() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") {
      $0.openSafari()
      $0.state(of: Elements.box, is: .hittable)
    }
  }

  func test_aTextFieldOfAnAppInTheBackground() {
    assertFailure(Gallery.fields(), "state.notReached", says: "?") {
      $0.openSafari()
      $0.type("Ann", into: Elements.name)
    }
  }

  func test_aSecureTextFieldOfAnAppInTheBackground() {
    assertFailure(Gallery.fields(), "app.notInFront", says: "?") {
      $0.openSafari()
      $0.tap(Elements.password)
    }
  }

  func test_aTextViewOfAnAppInTheBackground() {
    assertFailure(Gallery.fields(), "state.notReached", says: "?") {
      $0.openSafari()
      $0.delete(1, charactersFrom: Elements.notes)
    }
  }

  func test_aKeyOfAnAppInTheBackground() {
    assertFailure(Gallery.fields(), "?", says: "?") {
      $0.tap(Elements.name)
      $0.openSafari()
      $0.tap(keyboard.key("a"))
    }
  }

  func test_aSwitchOfAnAppInTheBackground() {
    assertFailure(Gallery.controls(), "app.notInFront", says: "?") {
      $0.openSafari()
      $0.adjust(Elements.wiFi, to: .on)
    }
  }

  func test_aSliderOfAnAppInTheBackground() {
    assertFailure(Gallery.controls(), "app.notInFront", says: "?") {
      $0.openSafari()
      $0.adjust(Elements.volume, to: 1)
    }
  }

  func test_aStepperOfAnAppInTheBackground() {
    assertFailure(Gallery.controls(), "app.notInFront", says: "?") {
      $0.openSafari()
      $0.tap(Elements.tickets.incrementButton)
    }
  }

  func test_aSegmentOfAnAppInTheBackground() {
    assertFailure(Gallery.controls(), "app.notInFront", says: "?") {
      $0.openSafari()
      $0.tap(Elements.size.button(withID: "Large"))
    }
  }

  func test_aWheelOfAnAppInTheBackground() {
    assertFailure(Gallery.wheels(), "app.notInFront", says: "?") {
      $0.openSafari()
      $0.adjust(Elements.fruit.wheel(0), to: "Green pear")
    }
  }

  func test_aWheelOfADatePickerOfAnAppInTheBackground() {
    assertFailure(Gallery.wheels(), "app.notInFront", says: "?") {
      $0.openSafari()
      $0.adjust(Elements.when.wheel(1), to: "10")
    }
  }

  func test_aTabOfAnAppInTheBackground() {
    assertFailure(Gallery.tabs(), "app.notInFront", says: "?") {
      $0.openSafari()
      $0.tap(Elements.tabBar.button(withID: "Drafts"))
    }
  }

  func test_aButtonOfANavigationBarOfAnAppInTheBackground() {
    assertFailure(Gallery.mails(), "app.notInFront", says: "?") {
      $0.openSafari()
      $0.tap(Elements.navBar.button(withID: "Write"))
    }
  }

  func test_aTableOfAnAppInTheBackground() {
    assertFailure(Gallery.mails(), "state.notReached", says: "?") {
      $0.openSafari()
      Elements.mails.scroll(.downwards)
    }
  }

  func test_aCellOfAnAppInTheBackground() {
    assertFailure(Gallery.mails(), "app.notInFront", says: "?") {
      $0.openSafari()
      $0.tap(Elements.mails.cell(index: 1))
    }
  }

  func test_aCollectionViewOfAnAppInTheBackground() {
    assertFailure(Gallery.pictures(), "state.notReached", says: "?") {
      $0.openSafari()
      Elements.pictures.scroll(.downwards)
    }
  }

  func test_aScrollViewOfAnAppInTheBackground() {
    assertFailure(Gallery.terms(), "state.notReached", says: "?") {
      $0.openSafari()
      Elements.terms.scroll(.downwards)
    }
  }

  func test_aPageIndicatorOfAnAppInTheBackground() {
    assertFailure(Gallery.reading(), "state.notReached", says: "?") {
      $0.openSafari()
      $0.state(of: Elements.tour, is: .hittable)
    }
  }

  func test_aWebViewOfAnAppInTheBackground() {
    assertFailure(Gallery.reading(), "state.notReached", says: "?") {
      $0.openSafari()
      Elements.help.scroll(.downwards)
    }
  }

  func test_anAlertOfAnAppInTheBackground() {
    assertFailure(Gallery.dialog(.alert), "state.notReached", says: "?") {
      $0.openSafari()
      $0.dismiss(Elements.deleteAccount)
    }
  }

  func test_aSheetOfAnAppInTheBackground() {
    assertFailure(Gallery.dialog(.sheet), "app.notInFront", says: "?") {
      $0.openSafari()
      $0.tap("Cancel", in: Elements.deletePicture)
    }
  }

  func test_anActivitySheetOfAnAppInTheBackground() {
    assertFailure(Gallery.dialog(.none), "state.notReached", says: "?") {
      $0.tap(Button(id: "Share"))
      $0.openSafari()
      $0.dismiss(Elements.share)
    }
  }

  func test_anIconWhileAnAppIsInFront() {
    assertFailure(Gallery.texts(), "?", tells: "?") { $0.tap(Icon.testRunner) }
  }

  func test_aButtonWhileTheHomeScreenIsShown() {
    assertFailure(Gallery.texts(), "app.notInFront", tells: "?") {
      $0.backgroundTheApp()
      $0.tap(Elements.goOn)
    }
  }

  func test_aButtonOfAnAppThatWasTerminated() {
    assertFailure(Gallery.texts(), "state.notReached", tells: "?") {
      $0.terminateTheApp()
      $0.tap(Elements.goOn)
    }
  }

  func test_aScreenOfAnotherAppThatDoesNotRun() {
    assertFailure(Gallery.texts(), "state.notReached", tells: "?") { $0.see(systemPreferencesRootScreen) }
  }

  func test_aScreenOfAnotherAppThatIsInTheBackground() {
    assertFailure(Gallery.texts(), "?", says: "?") {
      $0.openSystemPreferences()
      $0.foregroundTheApp()
      $0.see(systemPreferencesRootScreen)
    }
  }

  func test_anElementOfAnAppThatIsNotInstalled() {
    assertFailure(Gallery.texts(), "state.notReached", tells: "?") { $0.see(Label(id: "Inbox", parent: BaseApp(bundleIdentifier: "com.example.Mail"))) }
  }

  func test_anAlertOfTheSystemLookedForInTheApp() {
    assertFailure(Gallery.asking(over: .none), "state.notReached", tells: "?") { $0.tap("OK", in: Alert(id: "Do you want to allow “Gallery” to use Face ID?")) }
  }

  func test_anAlertOfTheAppLookedForInTheSystem() {
    assertFailure(Gallery.dialog(.alert), "state.notReached", says: "?") { $0.dismiss(Alert(id: "Delete account?", parent: springboard)) }
  }
}
