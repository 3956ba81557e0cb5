import Foundation
import ScreenModel
import UIKit

/// What the element tree shows of a view of UIKit's.
struct StandInAppearance: Equatable {
  let identifier: String
  let label: String
  let value: String?
  let hint: String?
  let type: ElementType
  let isHidden: Bool

  @MainActor
  init(of view: UIView) {
    identifier = view.accessibilityIdentifier ?? ""
    label = view.accessibilityLabel ?? (view as? UILabel)?.text ?? ""
    value = view.accessibilityValue
    hint = view.accessibilityHint
    type = view is UILabel ? .staticText : view is UIActivityIndicatorView ? .activityIndicator : .other
    isHidden = view.isHidden || view.alpha < 0.01
  }
}

/// Stands in for a view of UIKit's.
struct StandIn: View, PrimitiveView {
  let appearance: StandInAppearance
  let size: @MainActor (ProposedSize) -> CGSize
  let dismantle: @MainActor () -> Void
  let content: AnyView

  func makeNode(_ inputs: NodeInputs) -> Node { StandInNode(self, inputs) }
}

private final class StandInNode: SingleChildNode<StandIn> {
  private var view: StandIn

  init(_ view: StandIn, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  override func update(_ view: StandIn) {
    let old = self.view.appearance
    self.view = view
    content.updateView(view.content)
    invalidateLayout()
    if old != view.appearance { markNeedsSync() }
  }

  override func measure(_ proposal: ProposedSize) -> CGSize { items.isEmpty ? view.size(proposal) : contentSize(for: proposal) }

  override func layoutContents() { placeContent(at: frame.origin, proposal: ProposedSize(frame.size)) }

  override func syncContents(_ context: inout SyncContext) {
    guard frame.width > 0, frame.height > 0, !view.appearance.isHidden else { return removeElement() }
    var properties = ElementProperties(
      type: view.appearance.type, identifier: view.appearance.identifier, label: view.appearance.label, value: view.appearance.value, frame: frame)
    if let hint = view.appearance.hint { properties.details.hint = hint }
    properties.isEnabled = environment.isEnabled
    syncElement(consume properties, &context)
  }

  override func willTearDown() { view.dismantle() }
}
