import Foundation

/// The style of a ``DatePicker``; one of your own creates the picker's view.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates the view of a date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The date picker that a style is applied to.
  typealias Configuration = DatePickerStyleConfiguration
}

/// The date picker that a style is applied to.
public struct DatePickerStyleConfiguration {
  /// The type-erased label of a date picker.
  public struct Label: View, TransparentView {
    let part: StyledPart
    /// The label itself.
    public var body: some View { part }
  }

  /// The picker's label.
  public let label: Label
  /// The date; `$selection` is the binding.
  @Binding public var selection: Date
  /// The earliest date that can be selected.
  public let minimumDate: Date?
  /// The latest date that can be selected.
  public let maximumDate: Date?
  /// The parts of the date that are shown.
  public let displayedComponents: DatePickerComponents
}

/// The default style of date pickers, which here is the one with wheels.
public struct DefaultDatePickerStyle: DatePickerStyle, StandardStyle {
  /// Creates the style.
  public init() {}

  /// Creates the picker.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style: wheels.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// Wheels; in the element tree a `datePicker` with a `pickerWheel` for each part.
public struct WheelDatePickerStyle: DatePickerStyle, StandardStyle {
  /// Creates the style.
  public init() {}

  /// Creates the picker.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels; in the element tree a `datePicker` with a `pickerWheel` for each part.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A compact field; here it has wheels.
public struct CompactDatePickerStyle: DatePickerStyle, StandardStyle {
  /// Creates the style.
  public init() {}

  /// Creates the picker.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A compact field; here it has wheels.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A date picker as a calendar; here it has wheels, as in every style.
public struct GraphicalDatePickerStyle: DatePickerStyle, StandardStyle {
  /// Creates the style.
  public init() {}

  /// Creates the picker.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar; here it has wheels.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates the date picker that a style is applied to, in the style around that one.
  public init(_ configuration: DatePickerStyleConfiguration) {
    let range = (configuration.minimumDate ?? .distantPast)...max(configuration.minimumDate ?? .distantPast, configuration.maximumDate ?? .distantFuture)
    self.init(kind: .date(configuration.$selection, range, configuration.displayedComponents), label: configuration.label)
  }
}

extension View {
  /// Sets the style of the date pickers in this view; every style of the system has wheels.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    applying(style, to: DatePickerStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
