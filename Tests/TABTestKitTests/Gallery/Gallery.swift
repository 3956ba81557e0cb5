import Screens

// The app side names its views. The test side uses the app from here, because both sides have a `Button`.

/// The apps under test, one per view.
enum Gallery {
  static let touches = AppUnderTest(name: "Gallery") { TouchesView() }
  static let fields = AppUnderTest(name: "Gallery") { FieldsView() }
  static let plan = AppUnderTest(name: "Gallery") { PlanView() }
  static let notes = AppUnderTest(name: "Gallery") { NotesView() }
  static let tabs = AppUnderTest(name: "Gallery") { TabsView() }
  static let canvas = AppUnderTest(name: "Gallery") { CanvasView() }
  static let longForm = AppUnderTest(name: "Gallery") { LongFormView() }
  static let controls = AppUnderTest(name: "Gallery") { ControlsView() }
  static let dialogs = AppUnderTest(name: "Gallery") { DialogsView() }
  static let sheets = AppUnderTest(name: "Gallery") { SheetsView() }
  static let dates = AppUnderTest(name: "Gallery") { DatesView() }
  static let region = AppUnderTest(name: "Gallery") { RegionView() }
  static let restless = AppUnderTest(name: "Gallery") { RestlessView() }
  static func shy(_ habit: ShyView.Habit) -> AppUnderTest {
    AppUnderTest(name: "Gallery", urlSchemes: ["gallery"]) { ShyView(habit: habit) }
  }
  static let launch = AppUnderTest(
    name: "Gallery", urlSchemes: ["gallery"], universalLinkHosts: ["gallery.example"], faceIDUsageDescription: "Log in faster"
  ) { LaunchView() }
}
