import Screens

/// The form for the user's own profile.
struct EditProfileScreen: ScrollableScreen {
  let trait = Table(id: "ProfileForm")
  let nameField = TextField(id: "NameField")
  let bioEditor = TextView(id: "BioEditor")
  let emailField = TextField(id: "EmailField")
  let websiteField = TextField(id: "WebsiteField")
  let phoneField = TextField(id: "PhoneField")
  let handleField = TextField(id: "HandleField")
  let houseNumberField = TextField(id: "HouseNumberField")
  let luckyNumberField = TextField(id: "LuckyNumberField")
  let heightField = TextField(id: "HeightField")
  let birthdayPicker = DatePicker(id: "BirthdayPicker")
  let problemLabel = Label(id: "ProblemLabel")
  let saveButton = NavBar().button(withID: "Save")

  var birthdayMonth: Wheel { birthdayPicker.wheel(0) }
  var birthdayDay: Wheel { birthdayPicker.wheel(1) }
  var birthdayYear: Wheel { birthdayPicker.wheel(2) }
}

extension EditProfileScreen: Dismissable {
  func dismiss() {
    NavBar().button(withID: "BackButton").tap()
  }
}

let editProfileScreen = EditProfileScreen()
