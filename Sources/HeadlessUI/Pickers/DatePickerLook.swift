/// What a date picker without a style of the app's own is made of.
enum DatePickerLook {
  /// Wheels.
  case wheels
  /// A button for the date and one for the time, each of which opens a popover.
  case compact
  /// A month with a button for each day.
  case graphical
}

/// A style of date pickers that the framework knows.
@MainActor
protocol SystemDatePickerStyle: DatePickerStyle, _StandardStyle {
  var look: DatePickerLook { get }
}

extension EnvironmentValues {
  @Entry var datePickerLook = DatePickerLook.compact

  /// The day of the device's clock for the date picker around, as the number of days since January 1, 1970.
  @Entry var deviceDay = 0
}
