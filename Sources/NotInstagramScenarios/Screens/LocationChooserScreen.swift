import Screens

/// The list of locations for a picture.
struct LocationChooserScreen: Screen {
  let trait = Table(id: "Locations")
  let searchField = TextField(id: "LocationField")

  /// A place by its name.
  func place(_ name: String) -> Cell { trait.cell(matchingID: name) }
}

let locationChooserScreen = LocationChooserScreen()
