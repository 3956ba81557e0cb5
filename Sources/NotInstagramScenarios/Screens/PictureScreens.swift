import Screens

/// The screen of a picture that can be zoomed.
struct PictureScreen: Screen {
  let trait = Label(id: "PictureDetails")
  let picture = Image(id: "ClosePicture")
}

let pictureScreen = PictureScreen()

/// A canvas to draw on.
struct DrawingScreen: Screen {
  let trait = Label(id: "DrawingDetails")
  let canvas = View(id: "Canvas")
  let undoButton = Button(id: "Undo")
  let lastPointLabel = Label(id: "LastPoint")
}

let drawingScreen = DrawingScreen()
