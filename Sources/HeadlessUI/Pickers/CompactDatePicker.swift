import Foundation

/// A date picker of buttons: one for the date, which opens a calendar, and one for the time, which opens wheels.
struct CompactDatePicker<Label: View>: View, TransparentView {
  let label: Label
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @State private var showsCalendar = false
  @Environment(\.timeZone) private var timeZone

  init(label: Label, selection: Binding<Date>, range: ClosedRange<Date>, components: DatePickerComponents) {
    self.label = label
    self.selection = selection
    self.range = range
    self.components = components
  }

  var body: some View {
    DatePickerBox(label, selection, range) {
      HStack {
        if components.contains(.date) {
          let text = DateWords(timeZone: timeZone).date(selection.wrappedValue)
          Button {
            showsCalendar = true
          } label: {
            Text(verbatim: text)
          }
          .accessibilityLabel(Text(verbatim: "Date Picker")).accessibilityValue(Text(verbatim: text))
          .pickerPopover(isPresented: $showsCalendar) {
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
  @State private var showsWheels = false
  @Environment(\.timeZone) private var timeZone

  init(selection: Binding<Date>, range: ClosedRange<Date>) {
    self.selection = selection
    self.range = range
  }

  var body: some View {
    let text = DateWords(timeZone: timeZone).time(selection.wrappedValue)
    Button {
      showsWheels = true
    } label: {
      Text(verbatim: text)
    }
    .accessibilityLabel(Text(verbatim: "Time Picker")).accessibilityValue(Text(verbatim: text))
    .pickerPopover(isPresented: $showsWheels) {
      DateWheelsView(picker: DatePicker(kind: .date(selection, range, .hourAndMinute), label: EmptyView()))
    }
  }
}
