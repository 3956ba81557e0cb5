import Foundation

/// A calendar that shows one month of a date picker.
///
/// It has a button for each day, buttons that turn the pages, and a button that shows wheels for the month and the year.
struct CalendarView: View, TransparentView {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  @State private var shownMonth: Date?
  @State private var choosesMonth = false
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  @Environment(\.deviceDay) private var today

  init(selection: Binding<Date>, range: ClosedRange<Date>) {
    self.selection = selection
    self.range = range
  }

  private var words: DateWords { DateWords(timeZone: timeZone) }

  var body: some View {
    let date = shownMonth ?? selection.wrappedValue
    let month = CalendarDate(date, words.calendar)
    VStack {
      HStack {
        Button {
          choosesMonth.toggle()
        } label: {
          Text(verbatim: "\(DateWords.months[month.month - 1]) \(month.year)")
        }
        .accessibilityIdentifier("DatePicker.Show")
        .accessibilityLabel(Text(verbatim: choosesMonth ? "Hide year picker" : "Show year picker"))
        .accessibilityValue(Text(verbatim: "\(DateWords.months[month.month - 1]) \(month.year)"))
        Spacer()
        turningButton("Previous Month", "chevron.backward", "DatePicker.PreviousMonth", -1, from: date)
        turningButton("Next Month", "chevron.forward", "DatePicker.NextMonth", 1, from: date)
      }
      if choosesMonth {
        DateWheelsView(picker: DatePicker(kind: .date(monthBinding, range, .date), label: EmptyView()), wheels: [.month, .year])
      } else {
        WeekdayNames()
        VStack {
          ForEach(weeks(of: month), id: \.self) { week in
            HStack {
              ForEach(week, id: \.self) { day in
                if day > 0 { dayButton(day, of: month) } else { Color.clear.frame(width: WeekdayNames.cellSize, height: WeekdayNames.cellSize) }
              }
            }
          }
        }
        .elementType(.collectionView)
        .buttonStyle(.plain)
      }
    }
    .buttonStyle(.borderless)
  }

  private var monthBinding: Binding<Date> {
    Binding {
      shownMonth ?? selection.wrappedValue
    } set: {
      shownMonth = $0
    }
  }

  private func turningButton(_ title: String, _ symbol: String, _ identifier: String, _ months: Int, from date: Date) -> some View {
    Button {
      shownMonth = words.calendar.date(byAdding: .month, value: months, to: date)
    } label: {
      Image(systemName: symbol).frame(width: 44, height: 36)
    }
    .accessibilityIdentifier(identifier)
    .accessibilityLabel(Text(verbatim: title))
  }

  // Cells before the first day and after the last day of the month are empty. Their numbers are outside of the month and unique, because they're the cells' identities.
  private func weeks(of month: CalendarDate) -> [[Int]] {
    let firstWeekday = CalendarDate.date(ofDayNumber: month.dayNumber - month.day + 1).weekday + 1
    let count = CalendarDate.length(ofMonth: month.month, year: month.year)
    return stride(from: 1 - WeekdayNames.emptyCells(before: firstWeekday, in: calendar), through: count, by: 7).map { first in (first..<first + 7).map { $0 > count ? -$0 : $0 } }
  }

  private func dayButton(_ day: Int, of month: CalendarDate) -> some View {
    let chosen = CalendarDate(selection.wrappedValue, words.calendar)
    let dayNumber = month.dayNumber - month.day + day
    let isPossible = CalendarDate(range.lowerBound, words.calendar).dayNumber <= dayNumber && dayNumber <= CalendarDate(range.upperBound, words.calendar).dayNumber
    return Button {
      let date = words.date(selection.wrappedValue, year: month.year, month: month.month, day: day)
      selection.wrappedValue = min(max(range.lowerBound, date), range.upperBound)
      shownMonth = nil
    } label: {
      Text(verbatim: "\(day)").frame(width: WeekdayNames.cellSize, height: WeekdayNames.cellSize)
    }
    .disabled(!isPossible)
    .accessibilityLabel(Text(verbatim: (dayNumber == today ? "Today, " : "") + DateWords.wholeDay(dayNumber)))
    .accessibilityAddTraits(dayNumber == chosen.dayNumber ? .isSelected : [])
  }
}

/// A date picker that shows a calendar with a button for the time below it.
struct GraphicalDatePicker<Label: View>: View, TransparentView {
  let label: Label
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents

  var body: some View {
    DatePickerBox(label, selection, range) {
      if components.contains(.date) {
        VStack {
          CalendarView(selection: selection, range: range)
          if components.contains(.hourAndMinute) {
            HStack {
              Text(verbatim: "Time")
              Spacer()
              TimeButton(selection: selection, range: range)
            }
          }
        }
      } else {
        TimeButton(selection: selection, range: range)
      }
    }
  }
}
