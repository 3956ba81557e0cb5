extension ViewHost {
  /// Dismisses all alerts, without the action of a button.
  ///
  /// - Returns: What tells the titles of those that are still there, once what this sets off has run: their bindings were not set.
  package func dismissAlerts() -> () -> [String] {
    let alerts = presentations.compactMap { $0 as? AlertNode }
    for alert in alerts.reversed() { alert.dismiss() }
    return { alerts.filter(\.isAlive).map(\.title) }
  }
}
