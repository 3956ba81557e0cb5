import Screens

/// What a link that leads nowhere shows, wherever the person is.
struct DeadLinkScreen: Screen {
  let trait = Alert(id: "This link leads nowhere", dismissButtonID: "OK")

  var alert: Alert { trait }
}

let deadLinkScreen = DeadLinkScreen()
