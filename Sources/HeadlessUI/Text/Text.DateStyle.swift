extension Text {
  /// A style for showing a date, such as the day, the time, or the remaining time.
  ///
  /// Styles relative to the current time follow the device's clock.
  public struct DateStyle: Hashable, Sendable {
    let kind: DateTextStyle

    /// The time of day: “9:41 AM”.
    public static let time = DateStyle(kind: .time)
    /// The day: “June 1, 2026”.
    public static let date = DateStyle(kind: .date)
    /// The time between the date and now, according to the device's clock: “1 min, 30 sec”.
    public static let relative = DateStyle(kind: .relative)
    /// The signed time between the date and now, according to the device's clock: “+2 hours”.
    public static let offset = DateStyle(kind: .offset)
    /// A timer that follows the device's clock: “1:30”.
    public static let timer = DateStyle(kind: .timer)
  }
}
