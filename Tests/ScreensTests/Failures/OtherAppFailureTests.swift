import Screens

/// Tests for elements of an app that isn't in front.
@preconcurrency @MainActor
final class OtherAppFailureTests: FailureTestCase {
  func test_aButtonOfAnAppInTheBackground() {
    assertFailure(
      Gallery.texts(), "app.notInFront",
      says: "Could not tap Button “Go on”: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() before you touch it."
    ) {
      $0.openSafari()
      $0.tap(Elements.goOn)
    }
  }

  func test_anImageOfAnAppInTheBackground() {
    assertFailure(
      Gallery.texts(), "app.notInFront",
      says: "Could not tap Image “LogoImage”: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() before you touch it."
    ) {
      $0.openSafari()
      $0.tap(Elements.logo)
    }
  }

  func test_aHeaderOfAnAppInTheBackground() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not see Header “Texts”: it is not visible: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() first."
    ) {
      $0.openSafari()
      $0.see(Elements.header)
    }
  }

  func test_aScreenOfAnAppInTheBackground() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Could not see gallery screen: Header “Texts” is not visible: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() first."
    ) {
      $0.openSafari()
      $0.see(GalleryScreen())
    }
  }

  func test_aLabelOfAnAppInTheBackground() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Expected Label “MottoLabel” to be hittable, but it is not hittable: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() first."
    ) {
      $0.openSafari()
      $0.state(of: Elements.motto, is: .hittable)
    }
  }

  func test_aViewOfAnAppInTheBackground() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Expected View “Box” to be hittable, but it is not hittable: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() first."
    ) {
      $0.openSafari()
      $0.state(of: Elements.box, is: .hittable)
    }
  }

  func test_aTextFieldOfAnAppInTheBackground() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      says: "Could not type into TextField “NameField”: it is not hittable: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() first."
    ) {
      $0.openSafari()
      $0.type("Ann", into: Elements.name)
    }
  }

  func test_aSecureTextFieldOfAnAppInTheBackground() {
    assertFailure(
      Gallery.fields(), "app.notInFront",
      says: "Could not tap SecureTextField “PasswordField”: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() before you touch it."
    ) {
      $0.openSafari()
      $0.tap(Elements.password)
    }
  }

  func test_aTextViewOfAnAppInTheBackground() {
    assertFailure(
      Gallery.fields(), "state.notReached",
      says: "Could not delete from TextView “NotesView”: it is not hittable: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() first."
    ) {
      $0.openSafari()
      $0.delete(1, charactersFrom: Elements.notes)
    }
  }

  func test_aKeyOfAnAppInTheBackground() {
    assertFailure(
      Gallery.fields(), "app.notInFront",
      says: "Could not tap Key “a”: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() before you touch it."
    ) {
      $0.tap(Elements.name)
      $0.openSafari()
      $0.tap(keyboard.key("a"))
    }
  }

  func test_aSwitchOfAnAppInTheBackground() {
    assertFailure(
      Gallery.controls(), "app.notInFront",
      says: "Could not set Switch “WiFiSwitch” to on: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() before you touch it."
    ) {
      $0.openSafari()
      $0.adjust(Elements.wiFi, to: .on)
    }
  }

  func test_aSliderOfAnAppInTheBackground() {
    assertFailure(
      Gallery.controls(), "app.notInFront",
      says: "Could not set Slider “VolumeSlider” to 1: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() before you touch it."
    ) {
      $0.openSafari()
      $0.adjust(Elements.volume, to: 1)
    }
  }

  func test_aStepperOfAnAppInTheBackground() {
    assertFailure(
      Gallery.controls(), "app.notInFront",
      says: "Could not tap Button “Increment”: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() before you touch it."
    ) {
      $0.openSafari()
      $0.tap(Elements.tickets.incrementButton)
    }
  }

  func test_aSegmentOfAnAppInTheBackground() {
    assertFailure(
      Gallery.controls(), "app.notInFront",
      says: "Could not tap Button “Large”: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() before you touch it."
    ) {
      $0.openSafari()
      $0.tap(Elements.size.button(withID: "Large"))
    }
  }

  func test_aWheelOfAnAppInTheBackground() {
    assertFailure(
      Gallery.wheels(), "app.notInFront",
      says: "Could not set Wheel in Picker “FruitPicker” to “Green pear”: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() before you touch it."
    ) {
      $0.openSafari()
      $0.adjust(Elements.fruit.wheel(0), to: "Green pear")
    }
  }

  func test_aWheelOfADatePickerOfAnAppInTheBackground() {
    assertFailure(
      Gallery.wheels(), "app.notInFront",
      says: "Could not set Wheel at index 1 in DatePicker “WhenPicker” to “10”: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() before you touch it."
    ) {
      $0.openSafari()
      $0.adjust(Elements.when.wheel(1), to: "10")
    }
  }

  func test_aTabOfAnAppInTheBackground() {
    assertFailure(
      Gallery.tabs(), "app.notInFront",
      says: "Could not tap Button “Drafts”: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() before you touch it."
    ) {
      $0.openSafari()
      $0.tap(Elements.tabBar.button(withID: "Drafts"))
    }
  }

  func test_aButtonOfANavigationBarOfAnAppInTheBackground() {
    assertFailure(
      Gallery.mails(), "app.notInFront",
      says: "Could not tap Button “Write”: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() before you touch it."
    ) {
      $0.openSafari()
      $0.tap(Elements.navBar.button(withID: "Write"))
    }
  }

  func test_aTableOfAnAppInTheBackground() {
    assertFailure(
      Gallery.mails(), "state.notReached",
      says: "Could not scroll Table “MailTable” downwards: it is not hittable: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() first."
    ) {
      $0.openSafari()
      Elements.mails.scroll(.downwards)
    }
  }

  func test_aCellOfAnAppInTheBackground() {
    assertFailure(
      Gallery.mails(), "app.notInFront",
      says: "Could not tap Cell at index 1 in Table “MailTable”: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() before you touch it."
    ) {
      $0.openSafari()
      $0.tap(Elements.mails.cell(index: 1))
    }
  }

  func test_aCollectionViewOfAnAppInTheBackground() {
    assertFailure(
      Gallery.pictures(), "state.notReached",
      says: "Could not scroll CollectionView downwards: it is not hittable: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() first."
    ) {
      $0.openSafari()
      Elements.pictures.scroll(.downwards)
    }
  }

  func test_aScrollViewOfAnAppInTheBackground() {
    assertFailure(
      Gallery.terms(), "state.notReached",
      says: "Could not scroll ScrollView “Terms” downwards: it is not hittable: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() first."
    ) {
      $0.openSafari()
      Elements.terms.scroll(.downwards)
    }
  }

  func test_aPageIndicatorOfAnAppInTheBackground() {
    assertFailure(
      Gallery.reading(), "state.notReached",
      says: "Expected PageIndicator “TourPages” to be hittable, but it is not hittable: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() first."
    ) {
      $0.openSafari()
      $0.state(of: Elements.tour, is: .hittable)
    }
  }

  func test_aWebViewOfAnAppInTheBackground() {
    assertFailure(
      Gallery.reading(), "state.notReached",
      says: "Could not scroll WebView “HelpPage” downwards: it is not hittable: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() first."
    ) {
      $0.openSafari()
      Elements.help.scroll(.downwards)
    }
  }

  func test_anAlertOfAnAppInTheBackground() {
    assertFailure(
      Gallery.dialog(.alert), "state.notReached",
      says: "Could not dismiss Alert “Delete account?”: it is not hittable: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() first."
    ) {
      $0.openSafari()
      $0.dismiss(Elements.deleteAccount)
    }
  }

  func test_aSheetOfAnAppInTheBackground() {
    assertFailure(
      Gallery.dialog(.sheet), "app.notInFront",
      says: "Could not tap Button “Cancel”: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() before you touch it."
    ) {
      $0.openSafari()
      $0.tap("Cancel", in: Elements.deletePicture)
    }
  }

  func test_anActivitySheetOfAnAppInTheBackground() {
    assertFailure(
      Gallery.dialog(.none), "state.notReached",
      says: "Could not dismiss ActivitySheet: it is not hittable: App “Safari” is in front.",
      "What to do: bring App “Gallery” to the front with activate() first."
    ) {
      $0.tap(Button(id: "Share"))
      $0.openSafari()
      $0.dismiss(Elements.share)
    }
  }
}
