import Foundation
import ScreenModel

/// The node of a view that fills the proposed area, such as a color, a shape, or a line.
class FillNode<Content: View>: ViewNode<Content>, DrawnView {
  init(_ view: Content, _ inputs: NodeInputs) { super.init(inputs) }

  final override var isItem: Bool { true }

  func isDrawn(at point: CGPoint) -> Bool { frame.contains(point) }

  override func measure(_ proposal: ProposedSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  final override func syncContents(_ context: inout SyncContext) {
    // A decoration has an element only if it has an accessibility modifier.
    guard let overrides = context.overrides, !overrides.isHandedDown, frame.width > 0, frame.height > 0 else { return removeElement() }
    var properties = ElementProperties(type: .other, frame: frame)
    properties.isEnabled = environment.isEnabled
    syncElement(consume properties, &context)
  }
}
