import Foundation
import ScreenModel

/// The node of a picker with a wheel.
final class WheelPickerNode<Label: View, Value: Hashable, Content: View>: PickerNode<Label, Value, Content> {
  private var wheel: WheelNode!

  override init(_ view: Picker<Label, Value, Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    wheel = WheelNode(parent: self) { [unowned self] in self.choose($0) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let wheel { body(wheel) }
  }

  override func forEachSyncedChild(_ body: (Node) -> Void) { body(wheel) }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let widest = options.map { TextMetrics.size(of: $0.title, font: environment.textFont(.title3), width: nil).width }.max() ?? 0
    return CGSize(width: max(widest + 32, proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320), height: WheelNode.height)
  }

  override func layoutContents() {
    findSelection()
    let options = self.options
    wheel.setFrame(frame)
    wheel.set(
      WheelRows(count: options.count, title: { options[$0].title }, isAllowed: { options[$0].tag != nil }), selected: selectedIndex ?? 0, isEnabled: environment.isEnabled)
  }

  override func syncContents(_ context: inout SyncContext) {
    var properties = ElementProperties(type: .picker, label: label.accessibilityText(), frame: frame)
    properties.isEnabled = environment.isEnabled
    syncElement(consume properties, &context)
  }

  override func syncChildren(_ context: inout SyncContext) { wheel.sync(&context) }
}
