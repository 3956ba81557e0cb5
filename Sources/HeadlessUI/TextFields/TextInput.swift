import Foundation
import ScreenModel
import UIKit

/// The view that all kinds of text fields are built from.
struct TextInput: View, PrimitiveView {
  let title: String
  let text: Binding<String>
  let kind: ElementType
  /// A Boolean value that indicates whether the field grows with the lines of its text.
  var grows = false
  /// The UIKit view that the field shows, or `nil` if it belongs to a SwiftUI view.
  ///
  /// The UIKit view stores the text and can refuse changes.
  var editor: (any EditableText)?
  /// A Boolean value that indicates whether the field has a button that clears it.
  var showsClearButton = false

  func makeNode(_ inputs: NodeInputs) -> Node {
    if grows { return GrowingInputNode(self, inputs) }
    if editor == nil { return TextInputNode(self, inputs) }
    return kind == .textView ? MultilineInputNode(self, inputs) : ClearableInputNode(self, inputs)
  }
}

/// The node of a text field.
///
/// While the field is focused, it receives typed text one character at a time.
class TextInputNode: ViewNode<TextInput>, BindingReading, KeyInput, PicturedNode {
  final override var isFocusableField: Bool { true }

  private var view: TextInput
  private(set) var text = ""
  private var measuredFontSize: CGFloat?
  // The caret, or `nil` if it's at the end of the text. In this usual case, the characters don't have to be counted.
  private var caret: TextCaret?
  let reader: Reader

  init(_ view: TextInput, _ inputs: NodeInputs) {
    self.view = view
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    text = readBinding { view.text.wrappedValue }
    attachEditor()
  }

  final var editor: (any EditableText)? { view.editor }
  final var showsClearButton: Bool { view.showsClearButton }

  var viewName: String { isSecure ? "SecureField" : "TextField" }

  override var isControl: Bool { true }
  var isSecure: Bool { view.kind == .secureTextField }
  var title: String { view.title }
  override var isItem: Bool { true }

  override func update(_ view: TextInput) {
    if view.title != self.view.title || view.kind != self.view.kind || view.showsClearButton != self.view.showsClearButton { markNeedsSync() }
    let isOther = view.editor !== editor
    self.view = view
    if isOther { attachEditor() }
    bindingDidChange()
  }

  func bindingDidChange() { take(readBinding { view.text.wrappedValue }) }

  private func take(_ new: String) {
    guard new != text else { return }
    text = new
    caret = nil
    textDidChange()
    markNeedsSync()
  }

  /// Updates the node after the text has changed.
  ///
  /// Subclasses that wrap the text override this method to invalidate their layout.
  func textDidChange() {}

  override func environmentDidChange() {
    if !environment.isEnabled { host.focus.resign(self) }
    if environment.textFont.size != measuredFontSize { invalidateLayout() } else { markNeedsSync() }
  }

  // MARK: Typing

  var keyboardType: KeyboardType { environment.keyboardType }

  func insert(_ character: Character) {
    guard caret != nil || editor != nil else { return change(to: text + String(character)) }
    replace(selectedRange, with: [character])
  }

  /// Inserts a string at the caret, replacing the selection.
  ///
  /// The app is notified of a single change.
  final func insert(_ new: String) { replace(selectedRange, with: Array(new)) }

  func deleteBackward() {
    if let editor { return edit { editor.deleteBackward() } }
    guard caret != nil else { return text.isEmpty ? () : change(to: String(text.dropLast())) }
    let range = selectedRange
    if range.isEmpty, range.lowerBound == 0 { return }
    replace(range.isEmpty ? range.lowerBound - 1..<range.lowerBound : range, with: [])
  }

  private func deleteForward() {
    guard caret != nil else { return }
    let range = selectedRange
    let count = text.count
    if range.isEmpty, range.lowerBound == count { return }
    replace(range.isEmpty ? range.lowerBound..<range.lowerBound + 1 : range, with: [])
  }

  private func replace(_ range: Range<Int>, with new: [Character]) {
    if let editor { return edit { editor.type(String(new), in: NSRange(range, in: text)) } }
    let known = caret
    let old = text
    var characters = Array(old)
    characters.replaceSubrange(range, with: new)
    let position = range.lowerBound + new.count
    change(to: String(characters))
    guard isAlive else { return }
    let count = text.count
    // If the app refuses the change, the caret stays where it was. If the app makes the text longer, the caret keeps its distance from the end. Otherwise, the caret is after the typed characters.
    let isRefused = text == old && !characters.elementsEqual(old)
    let place = count <= characters.count ? min(position, count) : count - (characters.count - position)
    setCaret(isRefused ? known ?? TextCaret(at: count) : TextCaret(at: place), count: count)
  }

  private func change(to new: String) {
    host.editMenu.close()
    host.scheduler.withCause("typing into the field “\(view.title)”") { view.text.wrappedValue = new }
    guard isAlive else { return }
    // Read the binding now and not only in the next rendering, because input before that, such as the next key, needs the current text.
    setNeedsEvaluation()
    take(DependencyTracker.withoutTracking { view.text.wrappedValue })
  }

  /// Replaces the whole text.
  package func setText(_ text: String) {
    if editor != nil { replace(0..<self.text.count, with: Array(text)) } else { change(to: text) }
  }

  /// Runs a closure that changes the text of the UIKit view, and updates the field.
  final func edit(_ body: () -> Void) {
    host.editMenu.close()
    host.scheduler.withCause("typing into the field “\(view.title)”", body)
    guard isAlive else { return }
    setNeedsEvaluation()
    take(DependencyTracker.withoutTracking { view.text.wrappedValue })
    showSelection()
  }

  /// Handles the Return key.
  ///
  /// The field runs the `onSubmit` actions and loses the focus unless an action sets it.
  func submit() { if editor != nil { edit(runSubmitActions) } else { host.focus.resign(self, after: runSubmitActions) } }

  /// Runs the actions that `onSubmit` has added.
  package func runSubmitActions() {
    host.scheduler.withCause("onSubmit of the field “\(view.title)”") { if let editor { editor.pressReturn() } else { environment.submitActions.forEach { $0() } } }
  }

  // MARK: Layout and elements

  override func measure(_ proposal: ProposedSize) -> CGSize {
    measuredFontSize = environment.textFont.size
    let width = proposal.width.map { $0.isFinite ? $0 : 10_000 } ?? 200
    if view.kind == .searchField { return CGSize(width: width, height: ScreenMetrics.NavigationBar.searchFieldHeight) }
    let padding = environment.fieldsHaveBorders ? ScreenMetrics.Controls.borderedFieldPadding : ScreenMetrics.Controls.fieldPadding
    return CGSize(width: width, height: TextMetrics.lineHeight(environment.textFont) + padding)
  }

  override func syncContents(_ context: inout SyncContext) {
    guard frame.width > 0, frame.height > 0 else { return removeElement() }
    var properties = ElementProperties(type: view.kind, frame: frame)
    properties.placeholder = view.title
    properties.value = text.isEmpty ? view.title : isSecure ? String(repeating: "•", count: text.count) : text
    properties.isEnabled = environment.isEnabled
    properties.hasFocus = host.focus.focused === self
    describe(&properties)
    if !text.isEmpty, properties.value == properties.placeholder { properties.details.isTextLikePlaceholder = true }
    syncElement(properties, &context)
  }

  override var pictured: (any PicturedNode)? { self }

  func describe(_ look: inout ElementLook, in style: LookStyle) {
    look.style = environment.fieldsHaveBorders ? .roundedBorder : .plain
    look.tint = style.tint
    look.text = TextLook(environment.textFont, style, environment)
  }

  // MARK: Caret

  /// The maximum number of characters in a line, or `nil` for a single line.
  var charactersInLine: Int? { nil }

  /// Returns the line and the column nearest to a point on the screen.
  func place(of point: CGPoint, in lines: TextLines) -> (line: Int, column: Int) {
    let advance = TextMetrics.characterWidth(environment.textFont)
    // If text is wider than the field, the field shows the end of the text, so add the width of the hidden start.
    let hidden = max(0, CGFloat(lines.characters.count) * advance - frame.width)
    return (0, Int(((point.x - frame.minX + hidden) / advance).rounded()))
  }

  /// Updates the node after the caret has moved.
  ///
  /// A field that scrolls overrides this method to show the caret.
  func caretDidMove() {}

  /// The number of lines that the field shows at a time.
  var linesInView: Int { 1 }

  final var isCaretAtEnd: Bool { caret == nil }

  final var selectedRange: Range<Int> {
    if let caret { return caret.range }
    let count = text.count
    return count..<count
  }

  final func select(_ range: Range<Int>) {
    let count = text.count
    setCaret(TextCaret(selecting: min(range.lowerBound, count)..<min(range.upperBound, count)), count: count)
  }

  private func setCaret(_ new: TextCaret, count: Int) {
    caret = new == TextCaret(at: count) ? nil : new
    caretDidMove()
    editor?.setSelection(NSRange(selectedRange, in: text))
  }

  private func placeCaret(_ tap: TapEvent) {
    let lines = TextLines(text, limit: charactersInLine)
    let place = place(of: tap.location, in: lines)
    let position = lines.position(line: place.line, column: place.column)
    let count = lines.characters.count
    switch tap.count {
    case 1: setCaret(TextCaret(at: position), count: count)
    case 2: setCaret(TextCaret(selecting: isSecure ? 0..<count : lines.word(at: position)), count: count)
    default: setCaret(TextCaret(selecting: lines.paragraph(at: position)), count: count)
    }
  }

  func press(_ key: EditingKey, extendingSelection extends: Bool) {
    if key == .deleteForward { return deleteForward() }
    if key == .escape { return }
    if key == .tab { return host.focus.focusNext(after: self) }
    let lines = TextLines(text, limit: charactersInLine)
    let count = lines.characters.count
    var caret = self.caret ?? TextCaret(at: count)
    caret.move(to: target(of: key, from: caret, in: lines, collapses: !extends && !caret.range.isEmpty), extends: extends)
    setCaret(caret, count: count)
  }

  private func target(of key: EditingKey, from caret: TextCaret, in lines: TextLines, collapses: Bool) -> Int {
    let position = caret.position
    let line = lines.lines[lines.line(of: position)]
    return switch key {
    case .left: collapses ? caret.range.lowerBound : max(0, position - 1)
    case .right: collapses ? caret.range.upperBound : min(lines.characters.count, position + 1)
    case .up: lines.position(position, movedBy: -1)
    case .down: lines.position(position, movedBy: 1)
    case .pageUp: lines.position(position, movedBy: -linesInView)
    case .pageDown: lines.position(position, movedBy: linesInView)
    case .lineStart: line.lowerBound
    case .lineEnd: line.upperBound
    case .textStart: 0
    case .textEnd: lines.characters.count
    case .wordLeft: lines.wordBoundary(position, forward: false)
    case .wordRight: lines.wordBoundary(position, forward: true)
    case .deleteForward, .escape, .tab: position
    }
  }

  /// Updates the field after it has gained or lost the focus.
  ///
  /// The caret moves to the end, and the edit menu closes.
  final func focusDidChange() {
    caret = nil
    showSelection()
    host.editMenu.close(over: self)
  }

  /// Changes the properties of the element, for subclasses.
  func describe(_ properties: inout ElementProperties) {}

  override func handleTap(_ tap: TapEvent) -> Bool {
    guard environment.isEnabled else { return true }
    if host.focus.focused === self { placeCaret(tap) } else { host.focus.focus(self) }
    guard host.focus.focused === self else { return true }
    if tap.count == 2 { host.editMenu.open(for: self) }
    return true
  }

  // As on a device, a long press shows the edit menu. It also moves the caret, unless it's on the selection.
  override func handlePress(duration: Double, at point: CGPoint) -> Bool {
    guard duration >= 0.5, environment.isEnabled else { return false }
    host.focus.focus(self)
    guard host.focus.focused === self else { return true }
    let lines = TextLines(text, limit: charactersInLine)
    let place = place(of: point, in: lines)
    let position = lines.position(line: place.line, column: place.column)
    if selectedRange.isEmpty || !selectedRange.contains(position) { select(position..<position) }
    host.editMenu.open(for: self)
    return true
  }

  /// Sets the caret to the selection of the UIKit view.
  final func showSelection() {
    guard let editor, let range = Range(editor.editing.selection, in: text) else { return }
    setCaret(TextCaret(selecting: text.characterRange(range)), count: text.count)
  }

  /// Selects the word at the caret, or the previous word if the caret is at the end of the text.
  final func selectWord() {
    let lines = TextLines(text, limit: charactersInLine)
    select(isSecure ? 0..<text.count : lines.word(at: selectedRange.lowerBound))
  }

  override func shownDidChange(_ isShown: Bool) { if !isShown { host.focus.resign(self) } }

  override func willTearDown() {
    reader.end()
    host.focus.resign(self)
    editor?.editing.detach(self)
  }
}

extension EnvironmentValues {
  @Entry var submitActions: [() -> Void] = []
}

extension View {
  /// Runs an action when the Return key is pressed in a field in this view.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    EnvironmentModifierView(content: self) { $0.submitActions.append(action) }
  }

  /// Sets the keyboard type of the fields in this view.
  public func keyboardType(_ type: KeyboardType) -> some View { environment(\.keyboardType, type) }
}
