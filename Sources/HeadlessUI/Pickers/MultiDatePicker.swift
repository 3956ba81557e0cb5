public import Foundation

/// A control that selects several days in a calendar.
///
/// Its element is an `other` with a label, and contains a button for each day of the shown month. The label of a button is the day as a long date, and the buttons of selected days are
/// selected. The buttons “Previous Month” and “Next Month” turn the pages. The first shown month is the month of the first selected day. If no day is selected, it's the current month of the
/// device's clock.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let bounds: (start: Date?, end: Date?)
  @State private var turned = 0
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  private init(_ selection: Binding<Set<DateComponents>>, _ start: Date?, _ end: Date?, _ label: Label) {
    (self.label, self.selection, bounds) = (label, selection, (start, end))
  }

  /// Creates a calendar with a label that can be any view.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) { self.init(selection, nil, nil, label()) }

  /// Creates a calendar for the days in a range.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// Creates a calendar for a date and all later days.
  public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  /// Creates a calendar for all days before a date.
  public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, bounds.upperBound, label())
  }

  /// The element with the label and the buttons of the calendar.
  public var body: some View {
    let days = daysOfMonth
    VStack {
      HStack {
        turningButton("Previous Month", "chevron.backward", -1)
        turningButton("Next Month", "chevron.forward", 1)
      }
      WeekdayNames()
      ForEach(weeks(of: days), id: \.self) { week in
        HStack {
          ForEach(week, id: \.self) { cell in
            if days.indices.contains(cell) { button(for: days[cell]) } else { Color.clear.frame(width: WeekdayNames.cellSize, height: WeekdayNames.cellSize) }
          }
        }
      }
    }
    .buttonStyle(.borderless)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(labelText))
  }

  private func turningButton(_ title: String, _ symbol: String, _ months: Int) -> some View {
    Button {
      turned += months
    } label: {
      Image(systemName: symbol).frame(width: 44, height: 36)
    }
    .accessibilityLabel(Text(verbatim: title))
    // Only an app's button has the identifier of its symbol.
    .accessibilityIdentifier("")
  }

  private var labelText: String {
    if let label = label as? Text { return label.string }
    return ""
  }

  private var daysOfMonth: [Date] {
    let first = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? bounds.start ?? Date()
    guard let month = calendar.date(byAdding: .month, value: turned, to: first), let interval = calendar.dateInterval(of: .month, for: month),
      let count = calendar.range(of: .day, in: .month, for: month)?.count
    else { return [] }
    return (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: interval.start) }
  }

  // Cells before the first day and after the last day have numbers that aren't indices of days.
  private func weeks(of days: [Date]) -> [Range<Int>] {
    guard let first = days.first else { return [] }
    let start = -WeekdayNames.emptyCells(before: calendar.component(.weekday, from: first), in: calendar)
    return stride(from: start, to: days.count, by: 7).map { $0..<$0 + 7 }
  }

  private func button(for day: Date) -> some View {
    let parts = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
    let chosen = selection.wrappedValue.first { isSameDay($0, parts) }
    let isPossible = (bounds.start.map { day >= calendar.startOfDay(for: $0) } ?? true) && (bounds.end.map { day < $0 } ?? true)
    return Button {
      if let chosen { selection.wrappedValue.remove(chosen) } else { selection.wrappedValue.insert(parts) }
    } label: {
      Text("\(calendar.component(.day, from: day))").frame(width: WeekdayNames.cellSize, height: WeekdayNames.cellSize)
    }
    .disabled(!isPossible)
    .accessibilityLabel(Text(day.formatted(Date.FormatStyle(date: .complete, time: .omitted, locale: locale, calendar: calendar))))
    .accessibilityAddTraits(chosen == nil ? [] : .isSelected)
  }

  private func isSameDay(_ first: DateComponents, _ second: DateComponents) -> Bool {
    first.year == second.year && first.month == second.month && first.day == second.day
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a calendar with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) { self.init(selection, nil, nil, Text(titleKey)) }

  /// Creates a calendar with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Set<DateComponents>>) { self.init(selection, nil, nil, Text(title)) }

  /// Creates a calendar with a title, for the days in a range.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
  }

  /// Creates a calendar with a title, for a date and all later days.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
    self.init(selection, bounds.lowerBound, nil, Text(titleKey))
  }

  /// Creates a calendar with a title, for all days before a date.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
    self.init(selection, nil, bounds.upperBound, Text(titleKey))
  }
}
