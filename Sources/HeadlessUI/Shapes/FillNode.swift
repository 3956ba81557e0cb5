import Foundation
import ScreenModel

/// The base class for nodes of views that fill the proposed area, such as a color, a shape, or a line.
class FillNode<Content: View>: ViewNode<Content>, DrawnView {
  init(_ view: Content, _ inputs: NodeInputs) { super.init(inputs) }

  final override var isItem: Bool { true }

  func isDrawn(at point: CGPoint) -> Bool { frame.contains(point) }

  override func measure(_ proposal: ProposedSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  final override func syncContents(_ context: inout SyncContext) {
    // Remove the element unless an accessibility modifier creates it, because decorations aren't in the element tree.
    guard let overrides = context.overrides, !overrides.isHandedDown, frame.width > 0, frame.height > 0 else { return removeElement() }
    var properties = ElementProperties(type: .other, frame: frame)
    properties.isEnabled = environment.isEnabled
    syncElement(consume properties, &context)
  }
}
