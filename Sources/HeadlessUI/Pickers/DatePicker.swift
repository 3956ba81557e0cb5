import Foundation
import ScreenModel

/// A control that selects a date, a time, both, or a duration.
///
/// Its element is a `datePicker` with the buttons “Date Picker” and “Time Picker”, whose values are the date and the time. “Date Picker” opens a calendar and “Time Picker” opens wheels.
/// A tap outside dismisses them.
///
/// In the `.wheel` style, and for a duration, the element contains `pickerWheel`s. In the `.graphical` style, it contains the calendar and a button “Time Picker” below it.
///
/// A calendar is a `collectionView` with a button for each day. The label of a button is the day, such as “Tuesday, January 9”, and starts with “Today, ” for the current
/// day of the device. The buttons “Previous Month” and “Next Month” turn the pages, and “Show year picker” shows wheels for the month and
/// the year.
///
/// The values of the wheels are the same as with iOS accessibility in English: "January", "9", "2018" for a date; "9 o’clock", "41 minutes", "AM" for a time; "Tue, Jan 9" ("Today" for
/// the current day), "9 o’clock", "41 minutes", "AM" for a date and time; "0 hours", "1 min" for a duration. The time zone is set by `TZ` in the app's launch environment. The default is UTC.
/// The current day is determined by the device's clock.
public struct DatePicker<Label: View>: View, TransparentView {
  enum Kind {
    case date(Binding<Date>, ClosedRange<Date>, DatePickerComponents)
    case duration(Binding<TimeInterval>)
  }

  let kind: Kind
  let label: Label

  /// The parts of a date that a picker can show.
  public typealias Components = DatePickerComponents

  init(kind: Kind, label: Label) {
    self.kind = kind
    self.label = label
  }

  /// Creates a picker for any date, with a label that can be any view.
  public init(selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
    self.init(kind: .date(selection, Date.distantPast...Date.distantFuture, displayedComponents), label: label())
  }

  /// Creates a picker for the dates of a range, with a label that can be any view.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(kind: .date(selection, range, displayedComponents), label: label())
  }

  /// Creates a picker for a date and all later dates, with a label that can be any view.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(kind: .date(selection, range.lowerBound...max(range.lowerBound, Date.distantFuture), displayedComponents), label: label())
  }

  /// Creates a picker for a date and all earlier dates, with a label that can be any view.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(kind: .date(selection, min(range.upperBound, Date.distantPast)...range.upperBound, displayedComponents), label: label())
  }

  /// The picker in its style, or the view that a custom style creates.
  public var body: some View {
    let (kind, label) = (kind, label)
    return StyledView {
      let label = DatePickerStyleConfiguration.Label(part: StyledPart(label))
      return switch kind {
      case .date(let selection, let range, let components):
        DatePickerStyleConfiguration(
          label: label, selection: selection, minimumDate: range.lowerBound == .distantPast ? nil : range.lowerBound,
          maximumDate: range.upperBound == .distantFuture ? nil : range.upperBound, displayedComponents: components)
      case .duration:
        DatePickerStyleConfiguration(
          label: label, selection: .constant(Date(timeIntervalSince1970: 0)), minimumDate: nil, maximumDate: nil, displayedComponents: .hourAndMinute)
      }
    } standard: {
      StandardDatePicker(picker: self)
    }
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title, for any date.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
    self.init(kind: .date(selection, Date.distantPast...Date.distantFuture, displayedComponents), label: Text(title))
  }

  /// Creates a picker with a title, for the dates of a range.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(kind: .date(selection, range, displayedComponents), label: Text(title))
  }

  /// Creates a picker with a title, for a date and all later dates.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(kind: .date(selection, range.lowerBound...max(range.lowerBound, Date.distantFuture), displayedComponents), label: Text(title))
  }

  /// Creates a picker with a title, for a date and all earlier dates.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(kind: .date(selection, min(range.upperBound, Date.distantPast)...range.upperBound, displayedComponents), label: Text(title))
  }

  /// Creates a picker with a title for a duration in seconds, as in UIKit's `countDownTimer` mode.
  ///
  /// The maximum is 23 hours and 59 minutes.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, countDownDuration: Binding<TimeInterval>) {
    self.init(kind: .duration(countDownDuration), label: Text(title))
  }
}

/// A date picker without a custom style.
private struct StandardDatePicker<Label: View>: View, TransparentView {
  let picker: DatePicker<Label>
  @Environment(\.datePickerLook) private var look

  init(picker: DatePicker<Label>) { self.picker = picker }

  var body: some View {
    switch (picker.kind, look) {
    case (.date(let selection, let range, let components), .compact):
      CompactDatePicker(label: picker.label, selection: selection, range: range, components: components)
    case (.date(let selection, let range, let components), .graphical):
      GraphicalDatePicker(label: picker.label, selection: selection, range: range, components: components)
    case (.date, .wheels), (.duration, _): DateWheelsView(picker: picker)
    }
  }
}

/// The wheels of a date picker.
struct DateWheelsView<Label: View>: View, PrimitiveView {
  let picker: DatePicker<Label>
  /// The wheels to show in another picker, or `nil` to show wheels for the picker's components.
  var wheels: [DateWheel]?

  func makeNode(_ inputs: NodeInputs) -> Node { DatePickerNode(self, inputs) }
}
