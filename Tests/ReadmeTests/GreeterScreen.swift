import ScreenTestKit

struct GreeterScreen: Screen {
  let trait = Header(id: "Greeter")
  let nameField = TextField(id: "NameField")
  let greetButton = Button(id: "Greet")
  let greetingLabel = Label(id: "GreetingLabel")
}

let greeterScreen = GreeterScreen()
