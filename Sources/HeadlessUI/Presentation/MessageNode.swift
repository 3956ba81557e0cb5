import Foundation
import ScreenModel

/// The base class for nodes of alerts and confirmation dialogs with a title, buttons, and a message.
class MessageNode: PresentationNode {
  private(set) final var title: String
  /// The node of the message, or `nil` if there isn't a message.
  private(set) final var message: Node?

  init(_ inputs: NodeInputs, title: String, actions: (NodeInputs) -> Node, message: ((NodeInputs) -> Node)?, dismiss: @escaping () -> Void) {
    self.title = title
    super.init(inputs, dismiss: dismiss)
    content = actions(childInputs)
    self.message = message?(NodeInputs(host: host, parent: self, environment: messageEnvironment))
  }

  private var messageEnvironment: EnvironmentValues {
    var environment = environmentForChildren(self.environment)
    environment.font = .footnote
    return environment
  }

  final override var closesAfterAction: Bool { true }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let message { body(message) }
  }

  // The message has its own font, so pass it a separate environment.
  final override func setEnvironment(_ new: EnvironmentValues) {
    guard !new.isIdentical(to: environment) else { return }
    environment = new
    content.setEnvironment(environmentForChildren(new))
    message?.setEnvironment(messageEnvironment)
  }

  final func update(title new: String) {
    guard title != new else { return }
    title = new
    invalidateLayout()
  }

  /// The button that cancels, or the first button that isn't destructive if there isn't a cancel button.
  var dismissingButton: Node? {
    let actions = items.compactMap { action(in: $0) }
    return actions.first { $0.role == .cancel } ?? actions.first { $0.role != .destructive }
  }

  /// Returns the button of an item, or `nil` if the item isn't a button.
  ///
  /// A button can have accessibility modifiers, such as an identifier.
  final func action(in item: Node) -> (any AlertAction)? {
    var node: Node? = item
    while let provider = node?.overridesProvider { node = provider.onlyItem }
    return node as? any AlertAction
  }

  /// Places an item in a row.
  ///
  /// A button fills the row, and any other item is centered.
  final func place(_ item: Node, in row: CGRect, _ proposal: ProposedSize) {
    if let action = action(in: item) {
      action.fillsRow = true
      item.place(at: row.origin, proposal: ProposedSize(row.size))
    } else {
      item.place(at: Alignment.center.origin(of: item.size(for: proposal), in: row), proposal: proposal)
    }
  }

  final var messageItems: ItemList { message?.collectItems() ?? ItemList() }
}

extension ViewHost {
  /// Returns the button that dismisses an alert or a dialog without a destructive action.
  ///
  /// Returns `nil` if the element isn't an alert or a dialog, or doesn't have such a button.
  package func dismissingButton(of alert: ElementID) -> ElementID? { (node(for: alert) as? MessageNode)?.dismissingButton?.element }
}
