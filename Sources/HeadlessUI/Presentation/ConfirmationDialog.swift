import Foundation
import ScreenModel

/// The node of a confirmation dialog at the bottom of the screen.
///
/// Its element is a `sheet` labeled with the title. It contains the message and the buttons.
/// The cancel button is separate, at the bottom. The default cancel button has the title "Cancel". A tap outside of the dialog also cancels.
final class ConfirmationDialogNode: MessageNode {
  private var isTitleVisible: Bool
  private var titleNode: ElementNode!
  private var cancelNode: ElementNode!
  private var card: CGRect = .zero

  private typealias Metrics = ScreenMetrics.Presentations

  init(
    _ inputs: NodeInputs, title: String, isTitleVisible: Bool, actions: (NodeInputs) -> Node, message: @escaping (NodeInputs) -> Node, dismiss: @escaping () -> Void
  ) {
    self.isTitleVisible = isTitleVisible
    super.init(inputs, title: title, actions: actions, message: message, dismiss: dismiss)
    titleNode = ElementNode(ElementProperties(type: .staticText), parent: self)
    cancelNode = ElementNode(ElementProperties(type: .button, label: "Cancel", traits: .button), parent: self) { [unowned self] in self.dismiss() }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let titleNode { body(titleNode) }
    if let cancelNode { body(cancelNode) }
  }

  func update(title: String, isTitleVisible: Bool) {
    update(title: title)
    guard isTitleVisible != self.isTitleVisible else { return }
    self.isTitleVisible = isTitleVisible
    invalidateLayout()
  }

  private var cancelItem: Node? { items.first { action(in: $0)?.role == .cancel } }

  private var otherItems: [Node] { items.filter { action(in: $0)?.role != .cancel } }

  private var showsTitle: Bool { isTitleVisible && !title.isEmpty }

  override var dismissingButton: Node? {
    if let cancelItem, let action = action(in: cancelItem) { return action }
    return cancelNode
  }

  // MARK: Layout

  override func layout(in screen: CGRect) {
    let area = ViewHost.safeArea(of: screen)
    let width = area.width - 2 * Metrics.distance
    let proposal = ProposedSize(width: width - 2 * Metrics.textMargin, height: nil)
    let titleSize = showsTitle ? TextMetrics.size(of: title, font: environment.textFont(.footnote), width: width - 2 * Metrics.textMargin) : .zero
    let messages = messageItems
    let messageSize = messages.isEmpty ? .zero : StackLayout.implicit.measure(messages, proposal)
    let others = otherItems
    let headHeight = titleSize.height + messageSize.height + (showsTitle || !messages.isEmpty ? Metrics.dialogTextMargins : 0)
    let height = headHeight + Metrics.dialogButtonHeight * CGFloat(others.count) + Metrics.distance + Metrics.dialogButtonHeight
    card = CGRect(x: area.minX + Metrics.distance, y: area.maxY - height, width: width, height: height)
    frame = card
    isLayoutValid = true
    needsSync = true
    var titleProperties = ElementProperties(type: .staticText, label: title, traits: [.staticText, .header])
    titleProperties.frame = CGRect(x: card.midX - titleSize.width / 2, y: card.minY + Metrics.dialogTextTop, width: titleSize.width, height: titleSize.height)
    titleNode.set(titleProperties)
    let messageOrigin = CGPoint(x: card.midX - messageSize.width / 2, y: titleProperties.frame.maxY + Metrics.textSpacing)
    StackLayout.implicit.place(messages, in: CGRect(origin: messageOrigin, size: messageSize), proposal)
    var row = CGRect(x: card.minX, y: card.minY + headHeight, width: width, height: Metrics.dialogButtonHeight)
    for item in others {
      place(item, in: row, proposal)
      row.origin.y += row.height
    }
    let last = CGRect(x: card.minX, y: card.maxY - row.height, width: width, height: row.height)
    if let cancelItem { place(cancelItem, in: last, proposal) }
    var cancelProperties = cancelNode.properties
    cancelProperties.frame = last
    cancelNode.set(cancelProperties)
  }

  // MARK: Elements and input

  override func syncPresented(_ context: inout SyncContext) {
    var properties = ElementProperties(type: .sheet, label: isTitleVisible ? title : "", frame: card)
    properties.traits = .isModal
    syncElement(consume properties, &context)
  }

  override func syncChildren(_ context: inout SyncContext) {
    if showsTitle { titleNode.sync(&context) } else { titleNode.detachElements() }
    for item in messageItems + otherItems { item.sync(&context) }
    if let cancelItem {
      cancelNode.detachElements()
      cancelItem.sync(&context)
    } else {
      cancelNode.sync(&context)
    }
  }

  override func handleTap(_ tap: TapEvent) -> Bool {
    guard !card.contains(tap.location) else { return true }
    if let cancelItem { action(in: cancelItem)?.perform() }
    if isAlive { dismiss() }
    return true
  }
}
