import Foundation
import ScreenModel

/// The icon of a label without its title.
///
/// In the element tree, it's an `image` labeled with the title.
struct IconOnlyLabel<Title: View, Icon: View>: View, PrimitiveView {
  let title: Title
  let icon: Icon

  func makeNode(_ inputs: NodeInputs) -> Node { IconOnlyLabelNode(self, inputs) }
}

private final class IconOnlyLabelNode<Title: View, Icon: View>: SingleChildNode<IconOnlyLabel<Title, Icon>> {
  private var title: Node!

  init(_ view: IconOnlyLabel<Title, Icon>, _ inputs: NodeInputs) {
    super.init(inputs)
    content = Node.make(view.icon, childInputs)
    title = Node.make(view.title, childInputs)
  }

  override func update(_ view: IconOnlyLabel<Title, Icon>) {
    content.updateView(view.icon)
    let before = title.accessibilityText()
    title.updateView(view.title)
    if title.accessibilityText() != before { markNeedsSyncAround() }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let title { body(title) }
  }

  override func forEachSyncedChild(_ body: (Node) -> Void) { if let content { body(content) } }

  override func syncContents(_ context: inout SyncContext) {
    let label = title.accessibilityText()
    guard !label.isEmpty, frame.width > 0, frame.height > 0 else { return super.syncContents(&context) }
    var properties = ElementProperties(type: .image, label: label, traits: .image, frame: frame)
    properties.isEnabled = environment.isEnabled
    syncElement(consume properties, &context, includesChildren: false)
  }

  override func appendAccessibilityText(to text: inout AccessibilityText) {
    if title.accessibilityText().isEmpty { content.appendAccessibilityText(to: &text) } else { title.appendAccessibilityText(to: &text) }
  }
}
