import Foundation

/// A type that defines the appearance of date pickers.
///
/// The body of a custom style replaces the picker.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates the view that replaces a date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The properties of the date picker that the style is applied to.
  typealias Configuration = DatePickerStyleConfiguration
}

/// The properties of the date picker that a style is applied to.
public struct DatePickerStyleConfiguration {
  /// The type-erased label of a date picker.
  public struct Label: View, TransparentView {
    let part: StyledPart
    /// The view of the label.
    public var body: some View { part }
  }

  /// The picker's label.
  public let label: Label
  /// The selected date.
  ///
  /// Use `$selection` to get a binding to the date.
  @Binding public var selection: Date
  /// The earliest date that can be selected, or `nil` if there is no limit.
  public let minimumDate: Date?
  /// The latest date that can be selected, or `nil` if there is no limit.
  public let maximumDate: Date?
  /// The parts of the date that the picker shows.
  public let displayedComponents: DatePickerComponents
}

/// The default style of date pickers.
///
/// As on iOS, the style is the same as ``CompactDatePickerStyle``.
public struct DefaultDatePickerStyle: SystemDatePickerStyle {
  /// Creates a default date picker style.
  public init() {}

  var look: DatePickerLook { .compact }

  /// Creates the standard date picker.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style, with a button for the date and a button for the time.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A style with wheels.
///
/// The element is a `datePicker` with a `pickerWheel` for each part.
public struct WheelDatePickerStyle: SystemDatePickerStyle {
  /// Creates a wheel date picker style.
  public init() {}

  var look: DatePickerLook { .wheels }

  /// Creates the standard date picker.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style with wheels.
  ///
  /// The element is a `datePicker` with a `pickerWheel` for each part.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A style with a button that opens a calendar and a button that opens wheels for the time.
public struct CompactDatePickerStyle: SystemDatePickerStyle {
  /// Creates a compact date picker style.
  public init() {}

  var look: DatePickerLook { .compact }

  /// Creates the standard date picker.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style with a button that opens a calendar and a button that opens wheels for the time.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A style with a calendar, and a button that opens wheels for the time.
public struct GraphicalDatePickerStyle: SystemDatePickerStyle {
  /// Creates a graphical date picker style.
  public init() {}

  var look: DatePickerLook { .graphical }

  /// Creates the standard date picker.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style with a calendar, and a button that opens wheels for the time.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates a date picker from the properties that a style receives.
  ///
  /// Inside a style's `makeBody(configuration:)`, the date picker uses the style that is set further out, so the style doesn't apply to itself.
  public init(_ configuration: DatePickerStyleConfiguration) {
    let range = (configuration.minimumDate ?? .distantPast)...max(configuration.minimumDate ?? .distantPast, configuration.maximumDate ?? .distantFuture)
    self.init(kind: .date(configuration.$selection, range, configuration.displayedComponents), label: configuration.label)
  }
}

extension View {
  /// Sets the style of the date pickers in this view.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    let look = (style as? any SystemDatePickerStyle)?.look
    let styled = applying(style, to: DatePickerStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    return EnvironmentModifierView(content: styled, input: look) { if let look { $0.datePickerLook = look } }
  }
}
