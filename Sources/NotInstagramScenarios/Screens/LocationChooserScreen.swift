import Screens

/// Places that a picture can have been taken at.
struct LocationChooserScreen: Screen {
  let trait = Table(id: "Locations")
  let searchField = TextField(id: "LocationField")

  /// A place by its name.
  func place(_ name: String) -> Cell { trait.cell(matchingID: name) }
}

let locationChooserScreen = LocationChooserScreen()
