import Foundation
import ScreenModel

/// A text field that grows downward with its text, up to its line limit.
///
/// The Return key starts a new line.
final class GrowingInputNode: MultilineInputNode {
  override var viewName: String { "TextField" }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? $0 : 10_000 } ?? 200
    let size = TextMetrics.size(
      of: text.isEmpty ? title : text, font: environment.textFont, width: max(1, width - 2 * inset), lineLimit: environment.lineLimit,
      reservedLines: environment.reservedLines)
    return CGSize(width: width, height: size.height + 2 * inset)
  }

  override func textDidChange() {
    super.textDidChange()
    invalidateSize()
  }

  override func describe(_ properties: inout ElementProperties) {
    super.describe(&properties)
    properties.placeholder = title
    if text.isEmpty { properties.value = title }
  }
}
