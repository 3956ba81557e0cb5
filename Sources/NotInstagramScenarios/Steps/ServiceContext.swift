import Screens

/// Whether the services that the app talks to answer.
enum ServiceState: String {
  case up, down
}

/// Steps about the services that the app talks to.
@MainActor
protocol ServiceContext {}

extension ServiceContext {
  /// Launches the app again, not clean, with services that answer or do not.
  func service(is state: ServiceState) {
    App.shared.launchEnvironment["NotInstagram.Service"] = state.rawValue
    App.shared.launch(clean: false)
  }
}
