/// A button of an alert or a dialog.
@MainActor
protocol AlertAction: Node {
  var role: ButtonRole? { get }
  func perform()
  /// Whether the button fills its row.
  var fillsRow: Bool { get set }
}
