extension ViewHost {
  /// Dismisses all alerts without running the action of a button.
  ///
  /// - Returns: A closure that returns the titles of the alerts that are still shown because their bindings weren't set. Call it after all resulting work has run.
  package func dismissAlerts() -> () -> [String] {
    let alerts = presentations.compactMap { $0 as? AlertNode }
    for alert in alerts.reversed() { alert.dismiss() }
    return { alerts.filter(\.isAlive).map(\.title) }
  }
}
