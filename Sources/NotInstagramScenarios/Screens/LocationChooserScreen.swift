import Screens

/// The list of locations for a picture.
struct LocationChooserScreen: Screen {
  let trait = Table(id: "Locations")
  let searchField = TextField(id: "LocationField")

  /// Returns the row of a place.
  func place(_ name: String) -> Cell { trait.cell(matchingID: name) }
}

let locationChooserScreen = LocationChooserScreen()
