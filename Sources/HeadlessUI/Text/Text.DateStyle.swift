extension Text {
  /// A style of a date in a text, such as the day, the time, or the time that is left, which follows the device's clock.
  public struct DateStyle: Hashable, Sendable {
    let kind: DateTextStyle

    /// The time of day: “9:41 AM”.
    public static let time = DateStyle(kind: .time)
    /// The day: “June 1, 2026”.
    public static let date = DateStyle(kind: .date)
    /// The distance from now, which follows the device's clock: “1 min, 30 sec”.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with a sign, which follows the device's clock: “+2 hours”.
    public static let offset = DateStyle(kind: .offset)
    /// A timer that follows the device's clock: “1:30”.
    public static let timer = DateStyle(kind: .timer)
  }
}
