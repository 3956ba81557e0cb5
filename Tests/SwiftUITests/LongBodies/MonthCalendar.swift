import SwiftUI

// A month in a grid, with computed dates, event markers and a list for the selected day.

private struct CalendarEvent: Identifiable {
  let id = UUID()
  var title: String
  var start: Date
  var minutes: Int
  var color: Color
}

private struct MonthCalendar: View {
  let events: [CalendarEvent]
  @State private var month = Date()
  @State private var chosen = Date()
  @State private var showsWeeks = false
  @State private var isAdding = false
  @Environment(\.calendar) private var calendar
  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Button {
          month = calendar.date(byAdding: .month, value: -1, to: month) ?? month
        } label: {
          Image(systemName: "chevron.left")
        }
        Spacer()
        Text(month, format: .dateTime.month(.wide).year()).font(.title3.weight(.semibold)).contentTransition(.numericText())
        Spacer()
        Button {
          month = calendar.date(byAdding: .month, value: 1, to: month) ?? month
        } label: {
          Image(systemName: "chevron.right")
        }
      }.padding(.horizontal)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 7), spacing: 4) {
        ForEach(0..<7, id: \.self) { day in
          Text(calendar.veryShortWeekdaySymbols[(day + calendar.firstWeekday - 1) % 7]).font(.caption).foregroundStyle(day > 4 ? .red : .secondary)
        }
        ForEach(0..<42, id: \.self) { cell in
          let first = calendar.dateInterval(of: .month, for: month)?.start ?? month
          let shift = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
          let date = calendar.date(byAdding: .day, value: cell - shift, to: first) ?? first
          let isChosen = calendar.isDate(date, inSameDayAs: chosen)
          Button {
            withAnimation(.snappy) { chosen = date }
          } label: {
            VStack(spacing: 2) {
              Text("\(calendar.component(.day, from: date))")
                .fontWeight(calendar.isDateInToday(date) ? .bold : .regular)
                .foregroundStyle(isChosen ? Color.white : calendar.isDate(date, equalTo: month, toGranularity: .month) ? Color.primary : Color.secondary.opacity(0.5))
              HStack(spacing: 2) {
                ForEach(events.filter { calendar.isDate($0.start, inSameDayAs: date) }.prefix(3)) { event in
                  Circle().fill(isChosen ? .white : event.color).frame(width: 4, height: 4)
                }
              }.frame(height: 4)
            }
            .frame(maxWidth: .infinity, minHeight: 40)
            .background { if isChosen { Circle().fill(Color.accentColor) } else if calendar.isDateInToday(date) { Circle().strokeBorder(Color.accentColor, lineWidth: 1) } }
          }.buttonStyle(.plain)
        }
      }.padding(.horizontal, 8)
      Divider()
      List {
        Section(chosen.formatted(date: .complete, time: .omitted)) {
          ForEach(events.filter { calendar.isDate($0.start, inSameDayAs: chosen) }.sorted { $0.start < $1.start }) { event in
            HStack {
              RoundedRectangle(cornerRadius: 2).fill(event.color).frame(width: 4, height: CGFloat(min(max(event.minutes, 20), 120)) / 2)
              VStack(alignment: .leading) {
                Text(event.title)
                Text("\(event.start, style: .time) – \(event.start.addingTimeInterval(Double(event.minutes) * 60), style: .time)").font(.caption).foregroundStyle(.secondary)
              }
              Spacer()
              Text(event.minutes >= 60 ? "\(event.minutes / 60) h \(event.minutes % 60) min" : "\(event.minutes) min").font(.footnote.monospacedDigit())
            }
          }
        }
      }.listStyle(.plain).overlay { if !events.contains(where: { calendar.isDate($0.start, inSameDayAs: chosen) }) { Text("Nothing on this day").foregroundStyle(.tertiary) } }
    }
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Today") { (month, chosen) = (Date(), Date()) }
        Spacer()
        Toggle("Weeks", isOn: $showsWeeks)
        Button {
          isAdding = true
        } label: {
          Image(systemName: "plus")
        }
      }
    }
    .sheet(isPresented: $isAdding) { DatePicker("Start", selection: $chosen, in: Date()...).datePickerStyle(.graphical).padding().presentationDetents([.height(420)]) }
  }
}
