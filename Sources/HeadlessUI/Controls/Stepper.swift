import Foundation
import ScreenModel

/// A control that increments and decrements a value.
///
/// In the element tree, it's a `stepper` with the buttons "Decrement" and "Increment".
///
/// If the value is at an end of the range, the button that would change it further is disabled.
public struct Stepper<Label: View>: View, PrimitiveView {
  struct Action {
    let isPossible: () -> Bool
    let perform: () -> Void
  }

  let label: Label
  let increment: Action?
  let decrement: Action?
  let onEditingChanged: (Bool) -> Void
  /// Returns the current value, or `nil` if the stepper's value isn't a number.
  let number: (() -> Double?)?
  let range: ClosedRange<Double>?
  let step: Double?

  private init(
    label: Label, increment: Action?, decrement: Action?, number: (() -> Double?)? = nil, range: ClosedRange<Double>? = nil, step: Double? = nil,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.number = number
    self.range = range
    self.step = step
    self.label = label
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
  }

  private init<Value: Strideable>(value: Binding<Value>, bounds: ClosedRange<Value>?, step: Value.Stride, label: Label, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(
      label: label,
      increment: Action {
        bounds.map { value.wrappedValue < $0.upperBound } ?? true
      } perform: {
        let next = value.wrappedValue.advanced(by: step)
        value.wrappedValue = bounds.map { min(max($0.lowerBound, next), $0.upperBound) } ?? next
      },
      decrement: Action {
        bounds.map { value.wrappedValue > $0.lowerBound } ?? true
      } perform: {
        let next = value.wrappedValue.advanced(by: 0 - step)
        value.wrappedValue = bounds.map { min(max($0.lowerBound, next), $0.upperBound) } ?? next
      }, number: Self.number(of: value), range: Self.range(of: bounds), step: Double(anyNumber: step),
      onEditingChanged: onEditingChanged)
  }

  nonisolated private static func range<Value>(of bounds: ClosedRange<Value>?) -> ClosedRange<Double>? {
    guard let bounds else { return nil }
    return ClosedRange(anyNumbers: bounds)
  }

  nonisolated private static func number<Value>(of value: Binding<Value>) -> () -> Double? { { Double(anyNumber: value.wrappedValue) } }

  /// Creates a stepper that runs an action for each button.
  ///
  /// A button without an action is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), increment: onIncrement.map { Action(isPossible: { true }, perform: $0) }, decrement: onDecrement.map { Action(isPossible: { true }, perform: $0) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value by a step, with a custom label.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: nil, step: step, label: label(), onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value by a step within a range, with a custom label.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: bounds, step: step, label: label(), onEditingChanged: onEditingChanged)
  }

  func makeNode(_ inputs: NodeInputs) -> Node { StepperNode(self, inputs) }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title that runs an action for each button.
  ///
  /// A button without an action is disabled.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that changes a value by a step.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: nil, step: step, label: Text(title), onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that changes a value by a step, within a range.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: bounds, step: step, label: Text(title), onEditingChanged: onEditingChanged)
  }
}

private final class StepperNode<Label: View>: SingleChildNode<Stepper<Label>>, BindingReading {
  private var view: Stepper<Label>
  private var decrementButton: ElementNode!
  private var incrementButton: ElementNode!
  private var number: Double?
  let reader: Reader

  private var buttonSize: CGSize { ScreenMetrics.Controls.stepperButtonSize }
  private var buttonsWidth: CGFloat { 2 * buttonSize.width }

  init(_ view: Stepper<Label>, _ inputs: NodeInputs) {
    self.view = view
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    content = Node.make(view.label, childInputs)
    decrementButton = makeButton("Decrement") { $0.decrement }
    incrementButton = makeButton("Increment") { $0.increment }
    bindingDidChange()
  }

  private func makeButton(_ name: String, _ action: @escaping (Stepper<Label>) -> Stepper<Label>.Action?) -> ElementNode {
    ElementNode(ElementProperties(type: .button, label: name, traits: .button), parent: self) { [unowned self] in
      self.perform(action(self.view))
    }
  }

  private func perform(_ action: Stepper<Label>.Action?) {
    guard environment.isEnabled, let action, action.isPossible() else { return }
    let view = view
    host.scheduler.withCause("the stepper “\(content.accessibilityText())”") {
      view.onEditingChanged(true)
      action.perform()
      view.onEditingChanged(false)
    }
    bindingWasSet()
  }

  var viewName: String { "Stepper" }

  override var isControl: Bool { true }

  override func update(_ view: Stepper<Label>) {
    self.view = view
    content.updateView(view.label)
    bindingDidChange()
  }

  func bindingDidChange() {
    let (canIncrement, canDecrement, number) = readBinding {
      (view.increment?.isPossible() ?? false, view.decrement?.isPossible() ?? false, view.number?())
    }
    if number != self.number {
      self.number = number
      markNeedsSync()
    }
    setEnabled(canDecrement, decrementButton)
    setEnabled(canIncrement, incrementButton)
  }

  private func setEnabled(_ isEnabled: Bool, _ button: ElementNode) {
    var properties = button.properties
    properties.isEnabled = isEnabled && environment.isEnabled
    button.set(properties)
  }

  override func environmentDidChange() {
    bindingDidChange()
    markNeedsSync()
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let decrementButton, let incrementButton {
      body(decrementButton)
      body(incrementButton)
    }
  }

  // MARK: Layout and elements

  private func labelProposal(_ width: CGFloat?, _ height: CGFloat?) -> ProposedSize {
    ProposedSize(width: width.map { max(0, $0 - buttonsWidth - ScreenMetrics.Controls.labelSpacing) }, height: height)
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let label = items.isEmpty ? .zero : contentSize(for: labelProposal(proposal.width, proposal.height))
    let least = buttonsWidth + (label.width > 0 ? label.width + ScreenMetrics.Controls.labelSpacing : 0)
    return CGSize(width: items.isEmpty ? least : max(least, proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0), height: max(buttonSize.height, label.height))
  }

  override func layoutContents() {
    let proposal = labelProposal(frame.width, frame.height)
    let size = contentSize(for: proposal)
    let start = CGPoint(x: frame.minX, y: frame.minY + VerticalAlignment.center.offset(of: size.height, in: frame.height))
    placeContent(at: CGRect(origin: start, size: size).mirrored(in: frame, environment.isRightToLeft).origin, proposal: proposal)
    for (number, button) in [decrementButton!, incrementButton!].enumerated() {
      var properties = button.properties
      let y = frame.minY + VerticalAlignment.center.offset(of: buttonSize.height, in: frame.height)
      properties.frame = CGRect(origin: CGPoint(x: frame.maxX - buttonsWidth + CGFloat(number) * buttonSize.width, y: y), size: buttonSize)
        .mirrored(in: frame, environment.isRightToLeft)
      button.set(properties)
    }
  }

  override func syncContents(_ context: inout SyncContext) {
    var properties = ElementProperties(type: .stepper, label: content.accessibilityText(), frame: frame)
    properties.isEnabled = environment.isEnabled
    if let number { properties.details = ElementDetails(number: number, range: view.range, step: view.step) }
    nameButtons(after: context.overrides?.identifier ?? properties.label)
    syncElement(consume properties, &context)
  }

  /// Sets the identifiers of the buttons, such as “Age-Increment”.
  ///
  /// The identifier of a button starts with the stepper's identifier or, if there isn't one, with the stepper's label.
  private func nameButtons(after name: String) {
    for button in [decrementButton!, incrementButton!] {
      var properties = button.properties
      properties.identifier = name.isEmpty ? properties.label : "\(name)-\(properties.label)"
      button.setForSync(properties)
    }
  }

  override func syncChildren(_ context: inout SyncContext) {
    super.syncChildren(&context)
    decrementButton.sync(&context)
    incrementButton.sync(&context)
  }

  override func willTearDown() { reader.end() }
}
