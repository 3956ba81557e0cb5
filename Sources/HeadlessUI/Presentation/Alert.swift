import Foundation
import ScreenModel

/// The node of an alert: a title, a message, and buttons over a dimmed screen.
final class AlertNode: MessageNode {
  private var titleNode: ElementNode!
  // The default button of an alert that doesn't define buttons, or `nil` in the usual case.
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

  /// The fields and buttons below the text of an alert, from top to bottom and from left to right.
  private struct Rows {
    var fields: [Node] = []
    var buttons: [Node] = []
    /// Whether there are two buttons, placed side by side.
    var isPair = false

    var count: Int { fields.count + (isPair ? 1 : max(1, buttons.count)) }
  }

  // As on a device, two buttons are side by side if their titles fit, and the cancel button is on the left. Otherwise, the cancel button is last.
  private var rows: Rows {
    var rows = Rows()
    var cancels: [Node] = []
    for item in items {
      let action = action(in: item)
      if action == nil { rows.fields.append(item) } else if action?.role == .cancel { cancels.append(item) } else { rows.buttons.append(item) }
    }
    let width = Metrics.alertWidth / 2 - 2 * Metrics.alertButtonPadding
    rows.isPair = rows.buttons.count + cancels.count == 2 && (rows.buttons + cancels).allSatisfy { $0.size(for: .unspecified).width <= width }
    rows.buttons = rows.isPair ? cancels + rows.buttons : rows.buttons + cancels
    return rows
  }

  override var dismissingButton: Node? { rows.buttons.isEmpty ? defaultButton : super.dismissingButton }

  // MARK: Layout

  override func layout(in screen: CGRect) {
    let inner = Metrics.alertWidth - 2 * Metrics.textMargin
    let titleSize = TextMetrics.size(of: title, font: environment.textFont(.headline), width: inner)
    let proposal = ProposedSize(width: inner, height: nil)
    let messages = messageItems
    let messageSize = messages.isEmpty ? .zero : StackLayout.implicit.measure(messages, proposal)
    let rows = rows
    let rowHeight = Metrics.alertButtonHeight
    let texts = titleSize.height + (messages.isEmpty ? 0 : messageSize.height + Metrics.textSpacing)
    let area = host.avoidingKeyboard(screen, for: self)
    // Keep the buttons on the screen, however long the message is.
    let room = area.intersection(ViewHost.safeArea(of: screen))
    let height = min(texts + 2 * Metrics.alertMargin + rowHeight * CGFloat(rows.count), room.height)
    let top = max(room.minY, (area.midY - height / 2).rounded(.down))
    box = CGRect(x: area.midX - Metrics.alertWidth / 2, y: top, width: Metrics.alertWidth, height: height)
    frame = box
    isLayoutValid = true
    needsSync = true
    var y = box.minY + Metrics.alertMargin
    var titleProperties = ElementProperties(type: .staticText, label: title)
    titleProperties.traits = [.staticText, .header]
    titleProperties.frame = CGRect(x: box.midX - titleSize.width / 2, y: y, width: titleSize.width, height: titleSize.height)
    titleNode.set(titleProperties)
    y += titleSize.height + Metrics.textSpacing
    if !messages.isEmpty {
      StackLayout.implicit.place(messages, in: CGRect(x: box.midX - messageSize.width / 2, y: y, width: messageSize.width, height: messageSize.height), proposal)
    }
    y = box.maxY - rowHeight * CGFloat(rows.count)
    for item in rows.isPair ? rows.fields : rows.fields + rows.buttons {
      place(item, in: CGRect(x: box.minX, y: y, width: box.width, height: rowHeight), proposal)
      y += rowHeight
    }
    if rows.isPair {
      for (button, x) in zip(rows.buttons, [box.minX, box.midX]) {
        place(button, in: CGRect(x: x, y: y, width: box.width / 2, height: rowHeight).mirrored(in: box, environment.isRightToLeft), proposal)
      }
    }
    guard rows.buttons.isEmpty else { return }
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
    let rows = rows
    for item in rows.fields + rows.buttons { item.sync(&context) }
    if rows.buttons.isEmpty { defaultButton?.sync(&context) } else { defaultButton?.detachElements() }
  }
}
