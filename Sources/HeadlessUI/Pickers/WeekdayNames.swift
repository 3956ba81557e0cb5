import Foundation

/// The names of the weekdays above the columns of a calendar, in the device's language.
///
/// The names have no elements, because the label of each day's button contains the weekday.
struct WeekdayNames: View, TransparentView {
  /// The width and the height of a calendar's cell, in points.
  static let cellSize: CGFloat = 36

  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    let names = Self.names(calendar, locale)
    HStack {
      ForEach(names.indices, id: \.self) { index in
        Text(verbatim: names[index]).font(.system(size: 13, weight: .semibold)).lineLimit(1).frame(width: Self.cellSize, height: 18)
      }
    }
    .foregroundStyle(.tertiary)
    .accessibilityHidden(true)
  }

  /// Returns the names in capitals, such as “MON”, from the first day of the week.
  private static func names(_ calendar: Calendar, _ locale: Locale) -> [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count].uppercased(with: locale) }
  }

  /// Returns the number of empty cells before a weekday in the first week of a month.
  ///
  /// - Parameter weekday: The number of the weekday, which is 1 for Sunday.
  static func emptyCells(before weekday: Int, in calendar: Calendar) -> Int { ((weekday - calendar.firstWeekday) % 7 + 7) % 7 }
}
