import Screens

/// The introduction to the app, in three pages.
struct TourScreen: ScrollableScreen {
  let trait = ScrollView(id: "Tour")
  let pageIndicator = PageIndicator(id: "Tour")
  let title = Header()
  let doneButton = Button(id: "TourButton")
}

extension TourScreen: Completable {
  func complete() {
    scroll(.right)
    scroll(.right)
    doneButton.tap()
  }
}

let tourScreen = TourScreen()
