import Screens

/// A test's descriptions of the elements on the pages of the gallery.
enum Elements {
  static let box = View(id: "Box")
  static let header = Header(id: "Texts")
  static let motto = Label(id: "MottoLabel")
  static let goOn = Button(id: "Go on")
  static let logo = Image(id: "LogoImage")
  static let name = TextField(id: "NameField")
  static let password = SecureTextField(id: "PasswordField")
  static let notes = TextView(id: "NotesView")
  static let wiFi = Switch(id: "WiFiSwitch")
  static let volume = Slider(id: "VolumeSlider")
  static let tickets = Stepper(id: "TicketStepper")
  static let size = SegmentedControl()
  static let fruit = Picker(id: "FruitPicker")
  static let when = DatePicker(id: "WhenPicker")
  static let tabBar = TabBar()
  static let navBar = NavBar()
  static let mails = Table(id: "MailTable")
  static let pictures = CollectionView()
  static let terms = ScrollView(id: "Terms")
  static let tour = PageIndicator(id: "TourPages")
  static let help = WebView(id: "HelpPage")
  static let deleteAccount = Alert(id: "Delete account?")
  static let deletePicture = Sheet(id: "Delete the picture?")
  static let share = ActivitySheet()
}

/// The screen for the page with texts.
struct GalleryScreen: Screen {
  let trait = Elements.header
}
