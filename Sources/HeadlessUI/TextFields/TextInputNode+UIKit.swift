import Foundation
import ScreenModel
import UIKit

// A field that shows a UIKit text field or text view.
extension TextInputNode: EditedField {
  /// Connects the field to its UIKit view.
  ///
  /// The UIKit view may already have requested the keyboard.
  final func attachEditor() {
    guard let editor, editor.editing.attach(self) else { return }
    host.afterCommit { [weak self] in self?.takeFocus() }
  }

  package var hasFocus: Bool { host.focus.focused === self }

  package func takeFocus() { outsideOfBodies { if $0.isShown, $0.environment.isEnabled { $0.host.focus.focus($0) } } }

  package func giveFocusUp() { outsideOfBodies { $0.host.focus.resign($0) } }

  // Waits until no body is being evaluated and the layout is finished, because a delegate can't change state during a body, as in `updateUIView`, and there may not be space for the keyboard yet during a layout.
  private func outsideOfBodies(_ body: @escaping (TextInputNode) -> Void) {
    guard DependencyTracker.current != nil || host.isLayingOut else { return body(self) }
    host.afterCommit { [weak self] in if let self, self.isAlive { body(self) } }
  }
}

/// A field with a button that clears its text.
final class ClearableInputNode: TextInputNode {
  private var clearButton: ElementNode!

  override init(_ view: TextInput, _ inputs: NodeInputs) {
    super.init(view, inputs)
    clearButton = ElementNode(ElementProperties(type: .button, label: "Clear text", traits: .button), parent: self) { [unowned self] in
      if let field = editor as? UITextField { edit { field.clear() } }
    }
  }

  override func forEachChild(_ body: (Node) -> Void) { if let clearButton { body(clearButton) } }

  override func layoutContents() {
    let width = ScreenMetrics.NavigationBar.clearButtonWidth
    var properties = clearButton.properties
    properties.frame = CGRect(x: frame.maxX - width, y: frame.minY, width: width, height: frame.height).mirrored(in: frame, environment.isRightToLeft)
    properties.isEnabled = environment.isEnabled
    clearButton.set(properties)
  }

  override func syncChildren(_ context: inout SyncContext) { if showsClearButton, !text.isEmpty { clearButton.sync(&context) } else { clearButton.detachElements() } }
}

extension NSRange {
  /// Creates a range of UTF-16 code units from a range of characters in a string.
  init(_ characters: Range<Int>, in text: String) {
    let start = text.index(text.startIndex, offsetBy: min(characters.lowerBound, text.count))
    let end = text.index(start, offsetBy: min(characters.count, text.distance(from: start, to: text.endIndex)))
    self.init(start..<end, in: text)
  }
}

extension String {
  /// Returns the character offsets of a range of indices.
  func characterRange(_ range: Range<String.Index>) -> Range<Int> {
    let start = distance(from: startIndex, to: range.lowerBound)
    return start..<start + distance(from: range.lowerBound, to: range.upperBound)
  }
}
