import Screens

/// The alert that a broken link shows over any screen.
struct DeadLinkScreen: Screen {
  let trait = Alert(id: "This link leads nowhere", dismissButtonID: "OK")

  var alert: Alert { trait }
}

let deadLinkScreen = DeadLinkScreen()
