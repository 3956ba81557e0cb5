import HeadlessUI
import VirtualTime

extension Device {
  /// Removes all alerts from the screen, those of the app in front and those of the system, without the action of a button.
  ///
  /// - Returns: The titles of those that the app keeps.
  package func removeAlerts() -> (result: RunResult, remaining: [String]) {
    var remaining: () -> [String] = { [] }
    let result = perform(cause: "the removal of all alerts") {
      let withdrawn = system.alerts
      system.alerts.removeAll()
      for alert in withdrawn { alert.withdraw() }
      if let frontHost { remaining = frontHost.dismissAlerts() }
    }
    return (result, remaining())
  }
}
