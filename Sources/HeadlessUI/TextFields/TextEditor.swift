import Foundation
import ScreenModel

/// A field for text with several lines.
///
/// Its element is a `textView` whose value is the text.
///
/// The Return key starts a new line. Text that doesn't fit in the view scrolls.
public struct TextEditor: View, PrimitiveView {
  let text: Binding<String>

  /// Creates a text editor with a binding to its text.
  public init(text: Binding<String>) { self.text = text }

  func makeNode(_ inputs: NodeInputs) -> Node { TextEditorNode(self, inputs) }
}

/// A node that contains the text input of an editor.
private final class TextEditorNode: SingleChildNode<TextEditor> {
  init(_ view: TextEditor, _ inputs: NodeInputs) {
    super.init(inputs)
    content = MultilineInputNode(TextInput(title: "", text: view.text, kind: .textView), childInputs)
  }

  override func update(_ view: TextEditor) { content.updateView(TextInput(title: "", text: view.text, kind: .textView)) }
}

/// A text input whose lines wrap and scroll.
class MultilineInputNode: TextInputNode, Scrolling {
  let axes: Axis.Set = .vertical
  var contentOffset: CGPoint = .zero
  private(set) var contentSize: CGSize = .zero

  final var inset: CGFloat { 8 }

  override var viewName: String { "TextEditor" }

  override var scrollingNode: (any Scrolling)? { self }

  // Typed text can change the number of lines, so scroll to keep the caret visible.
  override func insert(_ character: Character) {
    super.insert(character)
    measureText()
    showCaret()
  }

  override func submit() { insert("\n") }

  override func press(_ key: EditingKey, extendingSelection extends: Bool) {
    if key == .tab { insert("\t") } else { super.press(key, extendingSelection: extends) }
  }

  // MARK: Caret

  private var lineHeight: CGFloat { TextMetrics.lineHeight(environment.textFont) }

  override var charactersInLine: Int? { max(1, Int((max(0, frame.width - 2 * inset) + 0.001) / TextMetrics.characterWidth(environment.textFont))) }

  override var linesInView: Int { max(1, Int((frame.height - 2 * inset) / lineHeight)) }

  override func place(of point: CGPoint, in lines: TextLines) -> (line: Int, column: Int) {
    let column = (point.x - frame.minX - inset) / TextMetrics.characterWidth(environment.textFont)
    return (Int(((point.y - frame.minY - inset + contentOffset.y) / lineHeight).rounded(.down)), Int(column.rounded()))
  }

  override func caretDidMove() {
    measureText()
    showCaret()
  }

  private func showCaret() {
    guard maximumOffset.y > 0 else { return contentOffset = .zero }
    guard !isCaretAtEnd else { return contentOffset = maximumOffset }
    let top = CGFloat(TextLines(text, limit: charactersInLine).line(of: selectedRange.upperBound)) * lineHeight
    if top < contentOffset.y {
      contentOffset.y = top
    } else if top + lineHeight + 2 * inset > contentOffset.y + frame.height {
      contentOffset.y = top + lineHeight + 2 * inset - frame.height
    }
    clampOffset()
  }

  override func textDidChange() {
    measureText()
    clampOffset()
  }

  private func measureText() {
    let size = TextMetrics.size(of: text, font: environment.textFont, width: max(1, frame.width - 2 * inset))
    contentSize = CGSize(width: frame.width, height: size.height + 2 * inset)
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? $0 : 10_000 } ?? 200
    return CGSize(width: width, height: proposal.height.map { $0.isFinite ? $0 : 10_000 } ?? 100)
  }

  override func layoutContents() {
    measureText()
    clampOffset()
  }

  override func describe(_ properties: inout ElementProperties) {
    properties.placeholder = nil
    properties.value = text
    properties.clipsToBounds = true
    properties.details = scrollingDetails
  }

  override func claimsDrag(_ drag: DragEvent) -> Bool { scrolls(with: drag) }

  override func handleDrag(_ drag: DragEvent) -> Bool { scrollContent(with: drag) }
}
