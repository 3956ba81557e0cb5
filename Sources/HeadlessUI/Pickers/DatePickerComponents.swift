/// The parts of a date that a ``DatePicker`` shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: Int

  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// The style of a ``DatePicker``.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// The default style: wheels.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// Wheels; in the element tree a `datePicker` with a `pickerWheel` for each part.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style: wheels.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the style of the date pickers in this view; every style has wheels.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View { self }
}
