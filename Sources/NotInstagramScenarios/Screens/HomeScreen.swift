import Screens

/// The device's home screen.
struct HomeScreen: Screen {
  let trait = Icon(id: "Not Instagram", parent: springboard)

  var notInstagramIcon: Icon { trait }
}

let homeScreen = HomeScreen()
