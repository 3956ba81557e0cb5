public import Foundation

/// A control that selects a date, a time, or a duration.
///
/// Its element is a `datePicker`, as SwiftUI's `DatePicker` in the same style.
///
/// [Apple: UIDatePicker](https://developer.apple.com/documentation/uikit/uidatepicker)
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of a date that a picker selects.
  public enum Mode: Int, Sendable {
    /// The hour and the minute.
    case time = 0
    /// The day.
    case date = 1
    /// The day, the hour and the minute.
    case dateAndTime = 2
    /// A duration, up to 23 hours and 59 minutes.
    case countDownTimer = 3
    /// The year and the month, which the picker shows with the day here.
    case yearAndMonth = 4
  }

  private var chosen = Date()

  /// The date, by default the one of the picker's creation.
  ///
  /// Dates outside of the range are changed to its nearest end.
  open var date: Date {
    get { chosen }
    set {
      chosen = clamped(newValue)
      elementDidChange()
    }
  }
  /// The earliest date, or `nil` if there isn't one.
  open var minimumDate: Date? {
    didSet { date = chosen }
  }
  /// The latest date, or `nil` if there isn't one.
  open var maximumDate: Date? {
    didSet { date = chosen }
  }
  /// The duration of a picker in the mode `countDownTimer`, in seconds.
  open var countDownDuration: TimeInterval = 0 {
    didSet { if countDownDuration != oldValue { elementDidChange() } }
  }
  /// The parts of the date that the picker selects, by default the day and the time.
  open var datePickerMode: Mode = .dateAndTime {
    didSet { if datePickerMode != oldValue { elementDidChange() } }
  }
  /// The style that code asks for.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { elementDidChange() } }
  }
  /// The style that the picker has: the preferred one, or on an iPhone the compact one, with wheels for a duration.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The locale of the picker, or `nil` for the app's.
  open var locale: Locale? {
    didSet { if locale != oldValue { elementDidChange() } }
  }
  /// The time zone of the picker, or `nil` for the app's.
  open var timeZone: TimeZone? {
    didSet { if timeZone != oldValue { elementDidChange() } }
  }
  /// The calendar of the picker.
  open var calendar: Calendar! = .current
  /// The minutes between two choices.
  ///
  /// The wheels here have every minute.
  open var minuteInterval: Int = 1
  /// A Boolean value that indicates whether the minutes are rounded to the interval.
  ///
  /// It changes no element.
  open var roundsToMinuteInterval: Bool = true

  /// Sets the date, without an event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  // Dates of a range that has its ends the wrong way round aren't changed, as on a phone.
  private func clamped(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return max(minimumDate ?? date, min(date, maximumDate ?? date))
  }

  /// A person has selected a date.
  package final func choose(_ date: Date) {
    self.date = date
    valueChanged()
  }

  /// A person has selected a duration.
  package final func choose(_ duration: TimeInterval) {
    countDownDuration = duration
    valueChanged()
  }
}

/// The styles of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that the system chooses.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Buttons that open a calendar and wheels.
  case compact = 2
  /// A calendar.
  case inline = 3
}
