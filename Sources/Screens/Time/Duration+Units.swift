extension Duration {
  /// Returns a duration of the given number of minutes: `passes(.minutes(25))`.
  public static func minutes(_ minutes: some BinaryInteger) -> Duration { .seconds(60) * minutes }

  /// Returns a duration of the given number of hours: `passes(.hours(2))`.
  public static func hours(_ hours: some BinaryInteger) -> Duration { .seconds(3_600) * hours }

  /// Returns a duration of the given number of days.
  ///
  /// A day has 24 hours.
  public static func days(_ days: some BinaryInteger) -> Duration { .seconds(86_400) * days }

  /// The duration as text, such as “25 minutes” or “1.5 seconds”.
  var words: String {
    let seconds = self / .seconds(1)
    for (unit, length) in [("day", 86_400.0), ("hour", 3_600), ("minute", 60)] where abs(seconds) >= length {
      let count = seconds / length
      if count == count.rounded() { return Self.counted(count, unit) }
    }
    return Self.counted(seconds, "second")
  }

  private static func counted(_ count: Double, _ unit: String) -> String {
    let number = count == count.rounded() && abs(count) < 1e15 ? "\(Int(count))" : "\(count)"
    return number == "1" ? "1 \(unit)" : "\(number) \(unit)s"
  }
}
