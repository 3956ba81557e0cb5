import Screens

/// The system alerts about Face ID.
struct FaceIDScreen: Screen {
  let trait = Alert(id: "Do you want to allow “Not Instagram” to use Face ID?", dismissButtonID: "Don’t Allow", parent: springboard)
  let notRecognizedAlert = Alert(id: "Face Not Recognized", parent: springboard)

  var permissionAlert: Alert { trait }
}

let faceIDScreen = FaceIDScreen()
