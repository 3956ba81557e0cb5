import Screens

/// The state of the services that the app uses.
enum ServiceState: String {
  case up, down
}

/// Steps about the services that the app uses.
@MainActor
protocol ServiceContext {}

extension ServiceContext {
  /// Launches the app again, without the clean argument, with services in the given state.
  func service(is state: ServiceState) {
    App.shared.launchEnvironment["NotInstagram.Service"] = state.rawValue
    App.shared.launch(clean: false)
  }
}
