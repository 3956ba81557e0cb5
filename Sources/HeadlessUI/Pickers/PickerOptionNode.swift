import Foundation
import ScreenModel

/// The node of an option that is a row.
///
/// Its element is a `button` that is selected if the option is selected.
final class PickerOptionNode: Node {
  private var properties = ElementProperties(type: .button)
  private let action: () -> Void

  init(parent: Node, action: @escaping () -> Void) {
    self.action = action
    super.init(NodeInputs(host: parent.host, parent: parent, environment: parent.environment))
  }

  func set(title: String, identifier: String, isSelected: Bool, isEnabled: Bool) {
    var new = ElementProperties(type: .button, identifier: identifier, label: title)
    new.isSelected = isSelected
    new.traits = isSelected ? [.button, .selected] : .button
    new.isEnabled = isEnabled
    guard new != properties else { return }
    properties = new
    markNeedsSync()
  }

  override var isItem: Bool { true }
  override var takesTapsOfRow: Bool { true }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let text = TextMetrics.size(of: properties.label, font: environment.textFont(.body), width: nil)
    return CGSize(width: max(text.width, proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0), height: text.height)
  }

  override func syncContents(_ context: inout SyncContext) {
    var placed = properties
    placed.frame = frame
    syncElement(placed, &context)
  }

  override func appendAccessibilityText(to text: inout AccessibilityText) { if !properties.label.isEmpty { text.append(properties.label) } }

  override func handleTap(_ tap: TapEvent) -> Bool {
    guard properties.isEnabled else { return true }
    let presentation = enclosingPresentation
    action()
    presentation?.closeAfterAction()
    return true
  }
}
