extension ViewHost {
  /// Dismisses all alerts without performing the actions of their buttons.
  ///
  /// - Returns: A closure that returns the titles of alerts that are still shown, because their bindings weren't set. Call the closure after all resulting work has run.
  package func dismissAlerts() -> () -> [String] {
    let alerts = presentations.compactMap { $0 as? AlertNode }
    for alert in alerts.reversed() { alert.dismiss() }
    return { alerts.filter(\.isAlive).map(\.title) }
  }
}
