/// A button of an alert or a dialog.
@MainActor
protocol AlertAction: Node {
  var role: ButtonRole? { get }
  func perform()
  /// Whether the button fills the row that it is in.
  var fillsRow: Bool { get set }
}
