import HeadlessUI

/// An app with its views, from its launch to its termination.
@MainActor
final class RunningApp {
  let host: ViewHost
  /// Whether the app has been launched but not yet brought to the front.
  var hasNotBeenInFront = true

  init(host: ViewHost) { self.host = host }
}
