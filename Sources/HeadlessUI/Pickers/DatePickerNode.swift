import Foundation
import ScreenModel

/// The node of a date picker with wheels that follow its binding.
final class DatePickerNode<Label: View>: ViewNode<DateWheelsView<Label>>, BindingReading, AdjustableDatePicker {
  private var kind: DatePicker<Label>.Kind
  private let ownWheels: [DateWheel]?
  private var label: Node!
  private var wheels: [(wheel: DateWheel, node: WheelNode)] = []
  private let words: DateWords
  let reader: Reader

  init(_ view: DateWheelsView<Label>, _ inputs: NodeInputs) {
    kind = view.picker.kind
    ownWheels = view.wheels
    words = DateWords(timeZone: inputs.environment.timeZone)
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    label = Node.make(view.picker.label, childInputs)
    bindingDidChange()
  }

  var viewName: String { "DatePicker" }

  override var isControl: Bool { true }
  override var isItem: Bool { true }

  override func update(_ view: DateWheelsView<Label>) {
    kind = view.picker.kind
    label.updateView(view.picker.label)
    bindingDidChange()
  }

  override func environmentDidChange() { invalidateLayout() }

  override func forEachChild(_ body: (Node) -> Void) {
    if let label { body(label) }
    for wheel in wheels { body(wheel.node) }
  }

  override func forEachSyncedChild(_ body: (Node) -> Void) { for wheel in wheels { body(wheel.node) } }

  override func appendAccessibilityText(to text: inout AccessibilityText) { label.appendAccessibilityText(to: &text) }

  // MARK: Wheels

  func bindingDidChange() {
    readBinding {
      switch kind {
      case .date(let selection, _, _): _ = selection.wrappedValue
      case .duration(let duration): _ = duration.wrappedValue
      }
    }
    invalidateLayout()
  }

  private var wantedWheels: [DateWheel] {
    if let ownWheels { return ownWheels }
    return switch kind {
    case .date(_, _, let components): DateWheels.wheels(for: components)
    case .duration: [.durationHours, .durationMinutes]
    }
  }

  private func dateWheels(_ selection: Binding<Date>, _ range: ClosedRange<Date>) -> DateWheels {
    DateWheels(words: words, date: DependencyTracker.withoutTracking { selection.wrappedValue }, range: range, today: host.system.date)
  }

  private func updateWheels() {
    let wanted = wantedWheels
    if wanted != wheels.map(\.wheel) {
      for wheel in wheels { wheel.node.tearDown() }
      wheels = wanted.map { wheel in (wheel, WheelNode(parent: self) { [unowned self] in self.choose($0, wheel) }) }
    }
    switch kind {
    case .date(let selection, let range, _):
      let state = dateWheels(selection, range)
      for wheel in wheels { wheel.node.set(state.rows(wheel.wheel), selected: state.selectedRow(wheel.wheel), isEnabled: environment.isEnabled) }
    case .duration(let duration):
      let minutes = self.minutes(duration)
      wheels[0].node.set(WheelRows(count: 24, title: DateWords.hours), selected: minutes / 60, isEnabled: environment.isEnabled)
      wheels[1].node.set(
        WheelRows(count: 60, title: DateWords.shortMinutes, isAllowed: { minutes >= 60 || $0 > 0 }), selected: minutes % 60, isEnabled: environment.isEnabled)
    }
  }

  private func minutes(_ duration: Binding<TimeInterval>) -> Int {
    let seconds = DependencyTracker.withoutTracking { duration.wrappedValue }
    guard seconds.isFinite else { return 0 }
    return Int(min(max(0, seconds), 86_340) / 60)
  }

  private func choose(_ row: Int, _ wheel: DateWheel) {
    host.scheduler.withCause("the date picker “\(label.accessibilityText())”") {
      switch kind {
      case .date(let selection, let range, _):
        selection.wrappedValue = dateWheels(selection, range).date(row, wheel)
      case .duration(let duration):
        let minutes = self.minutes(duration)
        // As on a device, the shortest duration is one minute.
        let new = wheel == .durationHours ? row * 60 + minutes % 60 : minutes / 60 * 60 + row
        duration.wrappedValue = TimeInterval(max(1, new) * 60)
      }
    }
    bindingWasSet()
  }

  // MARK: Setting a date directly

  var date: Date? {
    guard case .date(let selection, _, _) = kind else { return nil }
    return DependencyTracker.withoutTracking { selection.wrappedValue }
  }

  var range: ClosedRange<Date>? {
    guard case .date(_, let range, _) = kind else { return nil }
    return range
  }

  func select(_ date: Date) {
    guard case .date(let selection, _, _) = kind else { return }
    host.scheduler.withCause("the date picker “\(label.accessibilityText())”") { selection.wrappedValue = date }
    bindingWasSet()
  }

  // MARK: Layout and elements

  override func measure(_ proposal: ProposedSize) -> CGSize {
    CGSize(width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320, height: WheelNode.height)
  }

  override func layoutContents() {
    updateWheels()
    let width = wheels.isEmpty ? 0 : (frame.width / CGFloat(wheels.count)).rounded(.down)
    for (number, wheel) in wheels.enumerated() {
      wheel.node.setFrame(CGRect(x: frame.minX + CGFloat(number) * width, y: frame.minY, width: width, height: frame.height))
    }
  }

  override func syncContents(_ context: inout SyncContext) {
    var properties = ElementProperties(type: ownWheels == nil ? .datePicker : .picker, label: label.accessibilityText(), frame: frame)
    properties.isEnabled = environment.isEnabled
    if case .date(let selection, _, _) = kind { properties.details.date = DependencyTracker.withoutTracking { selection.wrappedValue } }
    syncElement(consume properties, &context)
  }

  override func syncChildren(_ context: inout SyncContext) { for wheel in wheels { wheel.node.sync(&context) } }

  override func willTearDown() { reader.end() }
}
