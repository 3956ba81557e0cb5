import Screens

/// The app's settings.
struct SettingsScreen: ScrollableScreen {
  let trait = Table(id: "SettingsList")
  let showLikesSwitch = Switch(id: "Show likes")
  let daysStepper = Stepper(id: "DaysStepper")
  let appearance = SegmentedControl()
  let textSizeLabel = Label(id: "TextSizeLabel")
  let textSizeSlider = Slider(id: "TextSizeSlider")
  let commentersButton = Button(id: "CommentersPicker")
  let faceIDSwitch = Switch(id: "Log in with Face ID")

  let notificationsButton = Button(id: "Notifications")
  let helpLink = Link(id: "Help")

  var versionCell: Cell { trait.cell(matchingID: "Version 1.0") }

  /// Returns the header of a section.
  func header(_ text: String) -> Header { trait.header(withID: text) }

  /// Returns the segment for an appearance.
  func appearance(_ name: String) -> Button { appearance.button(withID: name) }

  /// Returns the label next to the stepper.
  func keepPosts(for days: String) -> Label { Label(id: "Keep posts for \(days)") }

  /// Returns an option in the menu of users who can comment.
  func commenters(_ name: String) -> Button { Button(id: name, parent: CollectionView()) }
}

extension SettingsScreen: Dismissable {
  func dismiss() {
    NavBar().button(withID: "Profile").tap()
  }
}

let settingsScreen = SettingsScreen()
