/// Knows which field has the keyboard.
@MainActor
final class FocusController {
  unowned(unsafe) var host: ViewHost!
  private(set) unowned(unsafe) var focused: TextInputNode?

  func focus(_ node: TextInputNode) {
    guard focused !== node else { return }
    focused?.markNeedsSync()
    focused = node
    node.markNeedsSync()
    host.keyboardDidChange()
  }

  /// Takes the keyboard from a field that has it.
  func resign(_ node: TextInputNode) {
    guard focused === node else { return }
    focused = nil
    if node.isAlive { node.markNeedsSync() }
    host.keyboardDidChange()
  }
}
