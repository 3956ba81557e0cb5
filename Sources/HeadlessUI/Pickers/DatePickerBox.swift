import Foundation
import ScreenModel

/// A view whose element is a `datePicker` that contains buttons.
struct DatePickerBox<Label: View, Content: View>: View, PrimitiveView {
  let label: Label
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let content: Content

  init(_ label: Label, _ selection: Binding<Date>, _ range: ClosedRange<Date>, @ViewBuilder content: () -> Content) {
    self.label = label
    self.selection = selection
    self.range = range
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { DatePickerBoxNode(self, inputs) }
}

/// The node of a `datePicker` with buttons.
///
/// A tap beside the buttons is delivered to the first button. A tap on the center of a picker with one button therefore reaches the button.
private final class DatePickerBoxNode<Label: View, Content: View>: SingleChildNode<DatePickerBox<Label, Content>>, AdjustableDatePicker {
  private var selection: Binding<Date>
  private var allowed: ClosedRange<Date>
  private var label: Node!

  init(_ view: DatePickerBox<Label, Content>, _ inputs: NodeInputs) {
    selection = view.selection
    allowed = view.range
    super.init(inputs)
    label = Node.make(view.label, childInputs)
    content = Node.make(view.content, childInputs)
  }

  override func update(_ view: DatePickerBox<Label, Content>) {
    selection = view.selection
    allowed = view.range
    label.updateView(view.label)
    content.updateView(view.content)
    markNeedsSync()
  }

  // The buttons are system controls, so an app's button style doesn't apply to them.
  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    var environment = inherited
    environment.deviceDay = CalendarDate(host.system.date, DateWords(timeZone: environment.timeZone).calendar).dayNumber
    if environment.hasCustomButtonStyle { environment.customButtonStyle = nil }
    return environment
  }

  override var isControl: Bool { true }

  override func forEachChild(_ body: (Node) -> Void) {
    if let label { body(label) }
    super.forEachChild(body)
  }

  override func forEachSyncedChild(_ body: (Node) -> Void) { if let content { body(content) } }

  override func appendAccessibilityText(to text: inout AccessibilityText) { label.appendAccessibilityText(to: &text) }

  // MARK: Setting a date directly

  var date: Date? { DependencyTracker.withoutTracking { selection.wrappedValue } }

  var range: ClosedRange<Date>? { allowed }

  func select(_ date: Date) { host.scheduler.withCause("the date picker “\(label.accessibilityText())”") { selection.wrappedValue = date } }

  // MARK: Layout, element and input

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let size = contentSize(for: proposal)
    return CGSize(width: max(size.width, proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0), height: size.height)
  }

  // Place only the content, at the trailing edge. The label doesn't have an element, so it doesn't need a frame.
  override func layoutContents() {
    placeContent(at: Alignment.trailing.origin(of: contentSize(for: placedProposal), in: frame, isMirrored: environment.isRightToLeft), proposal: placedProposal)
  }

  override func syncContents(_ context: inout SyncContext) {
    var properties = ElementProperties(type: .datePicker, label: label.accessibilityText(), frame: frame)
    properties.isEnabled = environment.isEnabled
    properties.details.date = date
    syncElement(consume properties, &context)
  }

  override func handleTap(_ tap: TapEvent) -> Bool { content.firstControl?.handleTap(tap) ?? false }
}
