import Foundation
import ScreenModel

/// The node of a picker with a row of buttons.
final class SegmentedPickerNode<Label: View, Value: Hashable, Content: View>: PickerNode<Label, Value, Content> {
  private var segments: [ElementNode] = []
  private var shown: Int = 0

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    for segment in segments { body(segment) }
  }

  override func forEachSyncedChild(_ body: (Node) -> Void) { for segment in segments.prefix(shown) { body(segment) } }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let widest = options.map { TextMetrics.size(of: $0.title, font: environment.textFont(.subheadline), width: nil).width }.max() ?? 0
    let wanted = (widest + 2 * ScreenMetrics.Controls.segmentPadding) * CGFloat(options.count)
    return CGSize(width: max(wanted, proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0), height: ScreenMetrics.Controls.segmentsHeight)
  }

  override func layoutContents() {
    findSelection()
    while segments.count < options.count {
      let index = segments.count
      segments.append(ElementNode(ElementProperties(type: .button), parent: self) { [unowned self] in self.choose(index) })
    }
    for segment in segments[options.count...] { segment.detachElements() }
    shown = options.count
    let width = options.isEmpty ? 0 : (frame.width / CGFloat(options.count)).rounded(.down)
    for option in options {
      var properties = ElementProperties(type: .button, identifier: option.identifier, label: option.title)
      properties.frame = CGRect(x: frame.minX + CGFloat(option.index) * width, y: frame.minY, width: width, height: frame.height)
        .mirrored(in: frame, environment.isRightToLeft)
      properties.isSelected = option.index == selectedIndex
      properties.traits = properties.isSelected ? [.button, .selected] : .button
      properties.isEnabled = option.node.environment.isEnabled && environment.isEnabled
      segments[option.index].set(properties)
    }
  }

  override func syncContents(_ context: inout SyncContext) {
    var properties = ElementProperties(type: .segmentedControl, label: label.accessibilityText(), frame: frame)
    properties.isEnabled = environment.isEnabled
    syncElement(consume properties, &context)
  }

  override func syncChildren(_ context: inout SyncContext) { for segment in segments.prefix(shown) { segment.sync(&context) } }
}
