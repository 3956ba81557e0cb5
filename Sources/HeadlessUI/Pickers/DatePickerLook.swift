/// The appearance of a date picker without a custom style.
enum DatePickerLook {
  /// Wheels.
  case wheels
  /// A button for the date and a button for the time.
  ///
  /// Each opens a popover.
  case compact
  /// A calendar that shows one month, with a button for each day.
  case graphical
}

/// A date picker style that the framework defines.
@MainActor
protocol SystemDatePickerStyle: DatePickerStyle, _StandardStyle {
  var look: DatePickerLook { get }
}

extension EnvironmentValues {
  @Entry var datePickerLook = DatePickerLook.compact

  /// The current day of the device's clock, as the number of days since January 1, 1970.
  @Entry var deviceDay = 0
}
