import TABTestKit

/// The base class of snippets that consist of statements, with the declarations of earlier snippets.
class SnippetTestCase: TABTestCase {
  let alert = Alert(id: "My alert title")
  let button = Button(id: "MyButton")
  let collectionView = CollectionView(id: "MyCollectionView")
  let confirmResetSheet = systemPreferencesResetScreen.confirmResetSheet
  let datePicker = DatePicker(id: "MyPicker")
  let image = Image(id: "ExampleImage")
  let navBar = NavBar()
  let pageIndicator = PageIndicator(id: "MyPageIndicator")
  let picker = Picker(id: "MyPicker")
  let scrollView = ScrollView()
  let secureTextField = SecureTextField(id: "MySecureTextField")
  let segmentedControl = SegmentedControl()
  let shareSheet = ActivitySheet()
  let sheet = Sheet(id: "My sheet title")
  let slider = Slider(id: "MySlider")
  let stepper = Stepper(id: "MyStepper")
  let tabBar = TabBar()
  let table = Table(id: "MyTable")
  let textField = TextField(id: "MyTextField")
  let textView = TextView(id: "MyTextView")
  let toggle = Switch(id: "MySwitch")
  let webView = WebView(id: "MyWebView")
  let aKey = keyboard.key("a")
  let wheel = Picker(id: "MyPicker").wheel(0)

  func logIn() {}

  func amNotRegistered() { doNotSee(Label(id: "RegisteredLabel")) }

  /// Registers and allows the app to use Face ID, because the app asks for it the first time.
  func registerForTheApp() {
    deviceBiometricsAreEnabled()
    tap(Button(id: "Register"))
    tap("OK", in: Alert(parent: springboard))
    successfullyAuthenticateBiometrics()
    see(Label(id: "RegisteredLabel"))
  }
}

/// The prerequisites of the snippet about a failing server.
class ServerTestCase: TABTestCase {
  enum MockServerState { case failing, succeeding }

  func mockServer(is state: MockServerState) {}
  func logIn() {}
  func seeAnError() {}
  func dismissTheError() {}
  func seeTheLoginScreen() {}
}
