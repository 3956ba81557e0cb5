import Foundation
import ScreenModel

/// A button of an alert or a dialog.
@MainActor
protocol AlertAction: Node {
  var role: ButtonRole? { get }
  func perform()
  /// Whether the button fills the row that it is in.
  var fillsRow: Bool { get set }
}

/// The node of an alert: a title, a message and buttons over a dimmed screen.
final class AlertNode: MessageNode {
  private var titleNode: ElementNode!
  // Most alerts have buttons of their own.
  private var defaultButton: ElementNode?
  private var box: CGRect = .zero

  private typealias Metrics = ScreenMetrics.Presentations

  override init(_ inputs: NodeInputs, title: String, actions: (NodeInputs) -> Node, message: ((NodeInputs) -> Node)?, dismiss: @escaping () -> Void) {
    super.init(inputs, title: title, actions: actions, message: message, dismiss: dismiss)
    titleNode = ElementNode(ElementProperties(type: .staticText, label: title), parent: self)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let titleNode { body(titleNode) }
    if let defaultButton { body(defaultButton) }
  }

  // A cancel button comes last, as on a phone.
  private var orderedItems: [Node] {
    var others: [Node] = []
    var cancels: [Node] = []
    for item in items { if (item as? any AlertAction)?.role == .cancel { cancels.append(item) } else { others.append(item) } }
    return others + cancels
  }

  override var dismissingButton: Node? { orderedItems.isEmpty ? defaultButton : super.dismissingButton }

  // MARK: Layout

  override func layout(in screen: CGRect) {
    let inner = Metrics.alertWidth - 2 * Metrics.textMargin
    let titleSize = TextMetrics.size(of: title, font: environment.textFont(.headline), width: inner)
    let proposal = ProposedSize(width: inner, height: nil)
    let messages = messageItems
    let messageSize = messages.isEmpty ? .zero : StackLayout.implicit.measure(messages, proposal)
    let buttons = orderedItems
    let rowHeight = Metrics.alertButtonHeight
    let height = 20 + titleSize.height + (messages.isEmpty ? 0 : messageSize.height + 4) + 20 + rowHeight * CGFloat(max(1, buttons.count))
    let area = host.avoidingKeyboard(screen, for: self)
    box = CGRect(x: area.midX - Metrics.alertWidth / 2, y: (area.midY - height / 2).rounded(.down), width: Metrics.alertWidth, height: height)
    frame = box
    isLayoutValid = true
    needsSync = true
    var y = box.minY + 20
    var titleProperties = ElementProperties(type: .staticText, label: title)
    titleProperties.traits = [.staticText, .header]
    titleProperties.frame = CGRect(x: box.midX - titleSize.width / 2, y: y, width: titleSize.width, height: titleSize.height)
    titleNode.set(titleProperties)
    y += titleSize.height + 4
    if !messages.isEmpty {
      StackLayout.implicit.place(messages, in: CGRect(x: box.midX - messageSize.width / 2, y: y, width: messageSize.width, height: messageSize.height), proposal)
    }
    y = box.maxY - rowHeight * CGFloat(max(1, buttons.count))
    for button in buttons {
      let row = CGRect(x: box.minX, y: y, width: box.width, height: rowHeight)
      if let action = button as? any AlertAction {
        action.fillsRow = true
        button.place(at: row.origin, proposal: ProposedSize(row.size))
      } else {
        button.place(at: Alignment.center.origin(of: button.size(for: proposal), in: row), proposal: proposal)
      }
      y += rowHeight
    }
    guard buttons.isEmpty else { return }
    let row = CGRect(x: box.minX, y: box.maxY - rowHeight, width: box.width, height: rowHeight)
    let properties = ElementProperties(type: .button, label: "OK", traits: .button, frame: row)
    if let defaultButton {
      defaultButton.set(properties)
    } else {
      defaultButton = ElementNode(properties, parent: self) { [unowned self] in self.dismiss() }
    }
  }

  // MARK: Elements

  override func syncPresented(_ context: inout SyncContext) {
    var properties = ElementProperties(type: .alert, label: title, frame: box)
    properties.traits = .isModal
    syncElement(consume properties, &context)
  }

  override func syncChildren(_ context: inout SyncContext) {
    if !title.isEmpty { titleNode.sync(&context) }
    for item in messageItems { item.sync(&context) }
    let buttons = orderedItems
    for button in buttons { button.sync(&context) }
    if buttons.isEmpty { defaultButton?.sync(&context) } else { defaultButton?.detachElements() }
  }
}
