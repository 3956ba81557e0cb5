import HeadlessUI
import ScreenModel
import VirtualTime

extension Device {
  /// Shows an alert of the system over the app in front.
  func showSystemAlert(
    _ title: String, message: String = "", asker: String? = nil, _ actions: [SystemAlert.Action], withdraw: @escaping @MainActor () -> Void = {}
  ) {
    wakeSpringboard()
    nextAlertID += 1
    system.alerts.append(SystemAlert(id: nextAlertID, title: title, message: message, actions: actions, asker: asker, withdraw: withdraw))
  }

  /// Whether an alert of the system is on the screen.
  package var showsSystemAlert: Bool { !system.alerts.isEmpty }

  /// Removes the alerts that an app is waiting for.
  func withdrawSystemAlerts(of bundleIdentifier: String) {
    let withdrawn = system.alerts.filter { $0.asker == bundleIdentifier }
    if withdrawn.isEmpty { return }
    system.alerts.removeAll { $0.asker == bundleIdentifier }
    for alert in withdrawn { alert.withdraw() }
  }

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

  /// Dismisses the system's alert that is on the screen with its cancel button, or with the last one where there is none.
  ///
  /// - Returns: The title of the button; `nil` where there is no alert.
  package func dismissSystemAlert() -> (title: String, result: RunResult)? {
    guard let alert = system.alerts.first, let action = alert.actions.first(where: { $0.role == .cancel }) ?? alert.actions.last else { return nil }
    let result = perform(cause: "the dismissal of a system alert") {
      system.alerts.removeAll { $0.id == alert.id }
      action.perform()
    }
    return (action.title, result)
  }

  /// The button of an alert or a dialog of an app that leaves things as they are.
  package func dismissingButton(of alert: ElementID) -> ElementID? { hosts.lazy.compactMap { $0.dismissingButton(of: alert) }.first }
}
