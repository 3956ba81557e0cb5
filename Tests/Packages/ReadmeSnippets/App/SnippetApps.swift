import Screens
import TABTestKit

/// The small apps that the snippets run against, with the elements that the snippets name.
public enum SnippetApps {
  public static let profile = AppUnderTest(name: "Profile") { ProfileView() }
  public static let login = AppUnderTest(name: "Login") { LoginView() }
  public static let fields = AppUnderTest(name: "Fields") { FieldsView() }
  public static let emailField = AppUnderTest(name: "Fields") { KeyboardView(type: .emailAddress) }
  public static let twitterField = AppUnderTest(name: "Fields") { KeyboardView(type: .twitter) }
  public static let table = AppUnderTest(name: "Table") { TableView() }
  public static let collection = AppUnderTest(name: "Collection") { CollectionGrid() }
  public static let bars = AppUnderTest(name: "Bars") { BarsView() }
  public static let dialogs = AppUnderTest(name: "Dialogs") { DialogsView() }
  public static let controls = AppUnderTest(name: "Controls") { ControlsView(isOn: false) }
  public static let switchedOn = AppUnderTest(name: "Controls") { ControlsView(isOn: true) }
  public static let pages = AppUnderTest(name: "Pages") { PagesView() }
  public static let web = AppUnderTest(name: "Web") { PageOfTheWeb() }
  public static let my = AppUnderTest(name: "MyApp", urlSchemes: ["my-app"]) { MyView() }
  public static let blinking = AppUnderTest(name: "Blinking") { BlinkingView() }
  public static let flow = AppUnderTest(name: "Flow") { FlowView() }
}

/// The classes of the snippets don't name their app, as in suites of TABTestKit's users.
extension TABTestCase: @retroactive NamesAppUnderTest {
  public static var namedApp: AppUnderTest { SnippetApps.profile }
}
