import Screens

/// The picture picker.
struct PictureChooserScreen: ScrollableScreen {
  let trait = CollectionView(id: "OwnPictures")

  /// One of the pictures; they are counted from 1.
  func picture(_ number: Int) -> Cell { trait.cell(matchingID: "Picture \(number)") }
}

let pictureChooserScreen = PictureChooserScreen()
