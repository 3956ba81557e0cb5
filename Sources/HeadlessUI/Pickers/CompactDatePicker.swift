import Foundation

/// A date picker with a button for the date and a button for the time.
///
/// The buttons open a calendar and wheels.
struct CompactDatePicker<Label: View>: View, TransparentView {
  let label: Label
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @Environment(\.timeZone) private var timeZone

  init(label: Label, selection: Binding<Date>, range: ClosedRange<Date>, components: DatePickerComponents) {
    self.label = label
    self.selection = selection
    self.range = range
    self.components = components
  }

  var body: some View {
    DatePickerBox(label, selection, range) {
      HStack(spacing: ScreenMetrics.Controls.dateButtonSpacing) {
        if components.contains(.date) {
          PopoverButton("Date Picker", DateWords(timeZone: timeZone).date(selection.wrappedValue)) {
            DatePickerBox(label, selection, range) { CalendarView(selection: selection, range: range) }.padding(8)
          }
        }
        if components.contains(.hourAndMinute) { TimeButton(selection: selection, range: range) }
      }
    }
  }
}

/// The button of a date picker that opens the wheels for the time.
struct TimeButton: View, TransparentView {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  @Environment(\.timeZone) private var timeZone

  init(selection: Binding<Date>, range: ClosedRange<Date>) {
    self.selection = selection
    self.range = range
  }

  var body: some View {
    PopoverButton("Time Picker", DateWords(timeZone: timeZone).time(selection.wrappedValue)) {
      DateWheelsView(picker: DatePicker(kind: .date(selection, range, .hourAndMinute), label: EmptyView()))
    }
  }
}

/// A button of a date picker that shows a value and opens a popover to change it.
private struct PopoverButton<Popover: View>: View, TransparentView {
  let label: String
  let value: String
  let popover: () -> Popover
  @State private var isOpen = false

  init(_ label: String, _ value: String, @ViewBuilder popover: @escaping () -> Popover) {
    self.label = label
    self.value = value
    self.popover = popover
  }

  var body: some View {
    Button {
      isOpen = true
    } label: {
      Text(verbatim: value).padding(.horizontal, ScreenMetrics.Controls.dateButtonPadding).frame(height: ScreenMetrics.Controls.dateButtonHeight)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: label)).accessibilityValue(Text(verbatim: value))
    .pickerPopover(isPresented: $isOpen, popover: popover)
  }
}
