import Foundation

extension TextField where Label == Text {
  /// Creates a field for a value with a format style.
  ///
  /// Typed text sets the value if the format can parse it. When the field loses the focus, the value is shown in the format again.
  public init<Format: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil)
  where Format.FormatOutput == String {
    self.init(title: prompt?.string ?? titleKey.string, kind: .converted(.init(format, value)))
  }

  /// Creates a field for a value with a format style.
  ///
  /// Typed text sets the value if the format can parse it. When the field loses the focus, the value is shown in the format again.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(_ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil)
  where Format.FormatOutput == String {
    self.init(title: prompt?.string ?? String(title), kind: .converted(.init(format, value)))
  }

  /// Creates a field for an optional value.
  ///
  /// An empty field sets the value to `nil`.
  public init<Format: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil)
  where Format.FormatOutput == String {
    self.init(title: prompt?.string ?? titleKey.string, kind: .converted(.init(format, optional: value)))
  }

  /// Creates a field for an optional value.
  ///
  /// An empty field sets the value to `nil`.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(_ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil)
  where Format.FormatOutput == String {
    self.init(title: prompt?.string ?? String(title), kind: .converted(.init(format, optional: value)))
  }

  /// Creates a field for a value that a formatter converts to text and back.
  public init<Value>(_ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter) {
    self.init(title: titleKey.string, kind: .converted(.init(formatter, value)))
  }

  /// Creates a field for a value that a formatter converts to text and back.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(_ title: Title, value: Binding<Value>, formatter: Formatter) {
    self.init(title: String(title), kind: .converted(.init(formatter, value)))
  }

  /// Creates a field with actions for changes of its focus and for the Return key.
  ///
  /// This is the older form of `focused(_:)` and `onSubmit(_:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void) {
    self.init(title: titleKey.string, kind: .observed(text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// Creates a field with actions for changes of its focus and for the Return key.
  ///
  /// This is the older form of `focused(_:)` and `onSubmit(_:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(title: String(title), kind: .observed(text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// Creates a field with an action for changes of its focus.
  ///
  /// This is the older form of `focused(_:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(title: titleKey.string, kind: .observed(text, onEditingChanged: onEditingChanged, onCommit: {}))
  }

  /// Creates a field with an action for changes of its focus.
  ///
  /// This is the older form of `focused(_:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(title: String(title), kind: .observed(text, onEditingChanged: onEditingChanged, onCommit: {}))
  }
}
