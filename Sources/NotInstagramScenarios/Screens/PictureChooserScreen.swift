import Screens

/// The picture picker.
struct PictureChooserScreen: ScrollableScreen {
  let trait = ScrollView(id: "OwnPictures")

  /// Returns a picture, counted from 1.
  func picture(_ number: Int) -> Button { Button(id: "Picture \(number)", parent: trait) }
}

let pictureChooserScreen = PictureChooserScreen()
