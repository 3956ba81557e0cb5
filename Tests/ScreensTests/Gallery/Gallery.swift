import Screens

// The app side names its views. The test side uses the app from here, because both sides have a `Button`.

/// The apps of the failure tests.
///
/// Each has one page, and together the pages contain every element.
enum Gallery {
  static func texts(_ stage: Stage = .plain) -> AppUnderTest { AppUnderTest(name: "Gallery") { Staged(stage) { TextsPage() } } }
  static func fields(_ stage: Stage = .plain) -> AppUnderTest { AppUnderTest(name: "Gallery") { Staged(stage) { FieldsPage() } } }
  static func controls(_ stage: Stage = .plain) -> AppUnderTest { AppUnderTest(name: "Gallery") { Staged(stage) { ControlsPage() } } }
  static func wheels(_ stage: Stage = .plain) -> AppUnderTest { AppUnderTest(name: "Gallery") { Staged(stage) { WheelsPage() } } }
  static func tabs(_ stage: Stage = .plain) -> AppUnderTest { AppUnderTest(name: "Gallery") { Staged(stage) { TabsPage() } } }
  static func mails(_ stage: Stage = .plain) -> AppUnderTest { AppUnderTest(name: "Gallery") { Staged(stage) { MailsPage() } } }
  static let seats = AppUnderTest(name: "Gallery") { SeatsPage() }
  static func pictures(_ stage: Stage = .plain) -> AppUnderTest { AppUnderTest(name: "Gallery") { Staged(stage) { PicturesPage() } } }
  static func terms(_ stage: Stage = .plain) -> AppUnderTest { AppUnderTest(name: "Gallery") { Staged(stage) { TermsPage() } } }
  static let parts = AppUnderTest(name: "Gallery") { PartsPage() }
  static let changingParts = AppUnderTest(name: "Gallery") { ChangingPartsPage() }
  static func reading(_ stage: Stage = .plain) -> AppUnderTest { AppUnderTest(name: "Gallery") { Staged(stage) { ReadingPage() } } }
  static func dialog(_ dialog: Dialog, _ stage: Stage = .plain) -> AppUnderTest { AppUnderTest(name: "Gallery") { Staged(stage) { DialogsPage(dialog) } } }
  /// A dialog below a system alert.
  static func asking(over dialog: Dialog) -> AppUnderTest {
    AppUnderTest(name: "Gallery", faceIDUsageDescription: "Log in faster") { AskingPage { DialogsPage(dialog) } }
  }

  /// All pages without a special condition.
  static let pages: [(name: String, app: AppUnderTest)] = [
    ("texts", texts()), ("fields", fields()), ("controls", controls()), ("wheels", wheels()), ("tabs", tabs()), ("mails", mails()), ("pictures", pictures()), ("terms", terms()),
    ("reading", reading()), ("alert", dialog(.alert)), ("sheet", dialog(.sheet)), ("own sheet", dialog(.ownSheet)), ("parts", parts),
  ]
}
