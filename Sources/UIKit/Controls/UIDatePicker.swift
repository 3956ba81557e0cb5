public import Foundation

/// A control for choosing a date, a time or a duration.
///
/// Its element is a `datePicker`, like SwiftUI's `DatePicker` with the same style.
///
/// [Apple: UIDatePicker](https://developer.apple.com/documentation/uikit/uidatepicker)
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The mode of a date picker.
  public enum Mode: Int, Sendable {
    /// Hours and minutes.
    case time = 0
    /// A day.
    case date = 1
    /// A day with hours and minutes.
    case dateAndTime = 2
    /// A duration, up to 23 hours and 59 minutes.
    case countDownTimer = 3
    /// A year and month.
    ///
    /// On the simulated device, the picker also shows the day.
    case yearAndMonth = 4
  }

  private var chosen = Date()

  /// The selected date.
  ///
  /// The default is the date when the picker was created.
  /// A date out of range is changed to the nearest end of the range.
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
  /// The selected duration in the `countDownTimer` mode, in seconds.
  open var countDownDuration: TimeInterval = 0 {
    didSet { if countDownDuration != oldValue { elementDidChange() } }
  }
  /// The mode of the picker.
  ///
  /// The default is `dateAndTime`.
  open var datePickerMode: Mode = .dateAndTime {
    didSet { if datePickerMode != oldValue { elementDidChange() } }
  }
  /// The preferred style of the picker.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { elementDidChange() } }
  }
  /// The style of the picker: the preferred style or, on an iPhone, `compact`.
  ///
  /// A duration uses wheels.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The locale of the picker, or `nil` for the app's locale.
  open var locale: Locale? {
    didSet { if locale != oldValue { elementDidChange() } }
  }
  /// The time zone of the picker, or `nil` for the app's time zone.
  open var timeZone: TimeZone? {
    didSet { if timeZone != oldValue { elementDidChange() } }
  }
  /// The calendar of the picker.
  open var calendar: Calendar! = .current
  /// The interval between minutes.
  ///
  /// On the simulated device, the wheels have every minute.
  open var minuteInterval: Int = 1
  /// A Boolean value that indicates whether minutes are rounded to the interval.
  ///
  /// On the simulated device, the value has no effect.
  open var roundsToMinuteInterval: Bool = true

  /// Sets the date without sending an event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  // As on a phone, the limits are ignored if the minimum date is after the maximum date.
  private func clamped(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return max(minimumDate ?? date, min(date, maximumDate ?? date))
  }

  /// Handles the choice of a date.
  package final func choose(_ date: Date) {
    self.date = date
    valueChanged()
  }

  /// Handles the choice of a duration.
  package final func choose(_ duration: TimeInterval) {
    countDownDuration = duration
    valueChanged()
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that the system chooses.
  case automatic = 0
  /// Wheels for each part of the date.
  case wheels = 1
  /// A compact button that opens a calendar and wheels.
  case compact = 2
  /// An inline calendar.
  case inline = 3
}
