import Foundation
import ScreenModel

/// The view that text fields of every kind are made of.
struct TextInput: View, PrimitiveView {
  let title: String
  let text: Binding<String>
  let kind: ElementType

  func makeNode(_ inputs: NodeInputs) -> Node { TextInputNode(self, inputs) }
}

/// The node of a text field, which takes typed text character by character while it has the focus.
class TextInputNode: ViewNode<TextInput>, BindingReading, KeyInput {
  private var view: TextInput
  private(set) var text = ""
  private var measuredFont: Font?
  let reader: Reader

  init(_ view: TextInput, _ inputs: NodeInputs) {
    self.view = view
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    text = readBinding { view.text.wrappedValue }
  }

  var viewName: String { isSecure ? "SecureField" : "TextField" }
  var isSecure: Bool { view.kind == .secureTextField }
  var title: String { view.title }
  override var isItem: Bool { true }

  override func update(_ view: TextInput) {
    if view.title != self.view.title { markNeedsSync() }
    self.view = view
    bindingDidChange()
  }

  func bindingDidChange() { take(readBinding { view.text.wrappedValue }) }

  private func take(_ new: String) {
    guard new != text else { return }
    text = new
    textDidChange()
    markNeedsSync()
  }

  /// The text has changed; subclasses that wrap it lay out again.
  func textDidChange() {}

  override func environmentDidChange() {
    if !environment.isEnabled { host.focus.resign(self) }
    if environment.font != measuredFont { invalidateLayout() } else { markNeedsSync() }
  }

  // MARK: Typing

  var keyboardType: KeyboardType { environment.keyboardType }

  func insert(_ character: Character) { change(to: text + String(character)) }

  func deleteBackward() { if !text.isEmpty { change(to: String(text.dropLast())) } }

  private func change(to new: String) {
    host.scheduler.withCause("typing into the field “\(view.title)”") { view.text.wrappedValue = new }
    guard isAlive else { return }
    // The next rendering follows what the binding reads by then; what comes before it, such as the next key, finds the text as it is.
    setNeedsEvaluation()
    take(DependencyTracker.withoutTracking { view.text.wrappedValue })
  }

  /// Does what the return key does: removes the focus and runs the actions of `onSubmit`.
  func submit() {
    host.focus.resign(self)
    host.scheduler.withCause("onSubmit of the field “\(view.title)”") { environment.submitActions.forEach { $0() } }
  }

  // MARK: Layout and elements

  override func measure(_ proposal: ProposedSize) -> CGSize {
    measuredFont = environment.font
    let width = proposal.width.map { $0.isFinite ? $0 : 10_000 } ?? 200
    return CGSize(width: width, height: TextMetrics.lineHeight(environment.font) + 13)
  }

  override func syncContents(_ context: inout SyncContext) {
    guard frame.width > 0, frame.height > 0 else { return removeElement() }
    var properties = ElementProperties(type: view.kind, frame: frame)
    properties.placeholder = view.title
    properties.value = text.isEmpty ? view.title : isSecure ? String(repeating: "•", count: text.count) : text
    properties.isEnabled = environment.isEnabled
    properties.hasFocus = host.focus.focused === self
    describe(&properties)
    syncElement(properties, &context)
  }

  /// Changes the properties of the element for another kind of field.
  func describe(_ properties: inout ElementProperties) {}

  override func handleTap(_ tap: TapEvent) -> Bool {
    if environment.isEnabled { host.focus.focus(self) }
    return true
  }

  override func shownDidChange(_ isShown: Bool) { if !isShown { host.focus.resign(self) } }

  override func willTearDown() {
    reader.end()
    host.focus.resign(self)
  }
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}

extension EnvironmentValues {
  var submitActions: [() -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when return is pressed in a field of this view.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    EnvironmentModifierView(content: self) { $0.submitActions.append(action) }
  }

  /// Sets the keyboard type of the fields in this view.
  public func keyboardType(_ type: KeyboardType) -> some View { environment(\.keyboardType, type) }
}
