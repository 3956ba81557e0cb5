import Screens

/// The terms of use, in a web view.
struct TermsScreen: ScrollableScreen {
  let trait = WebView(id: "TermsView")

  var title: Header { Header(id: "Terms of use", parent: trait) }
  var seal: Image { Image(id: "Seal of approval", parent: trait) }
  var helpLink: Link { Link(id: "Ask us.", parent: trait) }
  var doneButton: Button { NavBar(id: "Terms").button(withID: "Done") }
}

extension TermsScreen: Dismissable {
  func dismiss() {
    doneButton.tap()
  }
}

let termsScreen = TermsScreen()
