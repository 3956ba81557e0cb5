import Foundation

extension TextField where Label == Text {
  /// Creates a text field that edits a value in a format.
  ///
  /// When the user types text that the format can parse, the value is set. When the field loses the focus, it shows the value in the format again.
  public init<Format: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil)
  where Format.FormatOutput == String {
    self.init(title: prompt?.string ?? titleKey.string, kind: .converted(.init(format, value)))
  }

  /// Creates a text field that edits a value in a format.
  ///
  /// When the user types text that the format can parse, the value is set. When the field loses the focus, it shows the value in the format again.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(_ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil)
  where Format.FormatOutput == String {
    self.init(title: prompt?.string ?? String(title), kind: .converted(.init(format, value)))
  }

  /// Creates a text field that edits an optional value in a format.
  ///
  /// If the field is empty, the value is `nil`.
  public init<Format: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil)
  where Format.FormatOutput == String {
    self.init(title: prompt?.string ?? titleKey.string, kind: .converted(.init(format, optional: value)))
  }

  /// Creates a text field that edits an optional value in a format.
  ///
  /// If the field is empty, the value is `nil`.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(_ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil)
  where Format.FormatOutput == String {
    self.init(title: prompt?.string ?? String(title), kind: .converted(.init(format, optional: value)))
  }

  /// Creates a text field that edits a value, which a formatter converts to text and back.
  public init<Value>(_ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter) {
    self.init(title: titleKey.string, kind: .converted(.init(formatter, value)))
  }

  /// Creates a text field that edits a value, which a formatter converts to text and back.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(_ title: Title, value: Binding<Value>, formatter: Formatter) {
    self.init(title: String(title), kind: .converted(.init(formatter, value)))
  }

  /// Creates a text field with an action for focus changes and an action for the Return key.
  ///
  /// This is the older form of `focused(_:)` and `onSubmit(_:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void) {
    self.init(title: titleKey.string, kind: .observed(text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// Creates a text field with an action for focus changes and an action for the Return key.
  ///
  /// This is the older form of `focused(_:)` and `onSubmit(_:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(title: String(title), kind: .observed(text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// Creates a text field with an action for focus changes.
  ///
  /// This is the older form of `focused(_:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(title: titleKey.string, kind: .observed(text, onEditingChanged: onEditingChanged, onCommit: {}))
  }

  /// Creates a text field with an action for focus changes.
  ///
  /// This is the older form of `focused(_:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(title: String(title), kind: .observed(text, onEditingChanged: onEditingChanged, onCommit: {}))
  }
}
