import Screens

/// The form for a new post.
struct NewPostScreen: ScrollableScreen {
  let trait = Table(id: "Draft")
  let captionEditor = TextView(id: "CaptionEditor")
  let pictureButton = Button(id: "ChoosePicture")
  let filterPicker = Picker(id: "FilterPicker")
  let brightnessLabel = Label(id: "BrightnessLabel")
  let brightnessSlider = Slider(id: "BrightnessSlider")
  let locationButton = Button(id: "ChooseLocation")
  let commentsSwitch = Switch(id: "Allow comments")
  let navBar = NavBar(id: "New post")
  let discardSheet = Sheet(id: "Discard this post?")
  let failureAlert = Alert(id: "Could not share", dismissButtonID: "OK")

  var shareButton: Button { navBar.button(withID: "Share") }
  var cancelButton: Button { navBar.button(withID: "Cancel") }
  var filterWheel: Wheel { filterPicker.wheel(0) }
}

extension NewPostScreen: Completable {
  func complete() {
    captionEditor.tap()
    captionEditor.type("Hello, world")
    pictureButton.tap()
    pictureChooserScreen.picture(3).tap()
    shareButton.tap()
  }
}

let newPostScreen = NewPostScreen()
