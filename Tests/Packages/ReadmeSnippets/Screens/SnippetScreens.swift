import TABTestKit

// The screens that the snippets name but don't show. Protocols that the snippets' own extensions adopt are left to the snippets.

struct MyScreen: Screen {
  let trait = Header(id: "My header text")
  let header = Header(id: "My header text")
  let title = Label(id: "A title that is not there")
  let button = Button(id: "MyButton")
  let someView = Button(id: "Some view")
  let nextButton = Button(id: "Next")
  let backButton = Button(id: "Back")
  let imageView = Image(id: "MyImage")
  let textField = TextField(id: "MyTextField")
  let toggle = Switch(id: "MySwitch")
  let slider = Slider(id: "MySlider")
  let scrollView = ScrollView(id: "MyScrollView")
  let tableView = Table(id: "MyTable")
  let cell = Cell(index: 0, parent: Table(id: "MyTable"))
  let firstCell = Cell(id: "Row 0", parent: Table(id: "MyTable"))
  let lastCell = Cell(id: "LastCell", parent: Table(id: "MyTable"))
  let alert = Alert(id: "My alert title")
  let sheet = Sheet(id: "My sheet title")
}
let myScreen = MyScreen()

struct ProfileScreen: Screen {
  let trait = Header(id: "Not Instagram")
  let usernameLabel = Label(id: "UsernameLabel")
  let logOutButton = Button(id: "Log out")
}
let profileScreen = ProfileScreen()

struct LoginScreen: Screen {
  let trait = Header(id: "Welcome")
  let logInButton = Button(id: "Log in")
  let loginButton = Button(id: "Log in")
}
let loginScreen = LoginScreen()

struct MyScrollableScreen: ScrollableScreen {
  let trait = ScrollView()
  let textField = TextField(id: "MyTextField")
}
let myScrollableScreen = MyScrollableScreen()
let collectionViewScreen = MyScrollableScreen()

struct TabBarScreen: Screen {
  let trait = TabBar()
  let tabBar = TabBar()
}
let tabBarScreen = TabBarScreen()

struct FlowScreen: Screen, Completable {
  let trait: Header

  nonisolated init(_ title: String) { trait = Header(id: title) }

  func complete() { Button(id: "Next").tap() }
}
let nameScreen = FlowScreen("Name")
let birthDateScreen = FlowScreen("Birth date")
let usernameScreen = FlowScreen("Username")
