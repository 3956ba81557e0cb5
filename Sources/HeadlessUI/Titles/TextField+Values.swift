import Foundation

extension TextField where Label == Text {
  /// Creates a field for a value in a format: what is typed is taken while the format can read it, and shown in the format again once the field loses the focus.
  public init<Format: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil)
  where Format.FormatOutput == String {
    self.init(title: prompt?.string ?? titleKey.string, kind: .converted(.init(format, value)))
  }

  /// Creates a field for a value in a format: what is typed is taken while the format can read it, and shown in the format again once the field loses the focus.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(_ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil)
  where Format.FormatOutput == String {
    self.init(title: prompt?.string ?? String(title), kind: .converted(.init(format, value)))
  }

  /// Creates a field for a value that may be missing: an empty field has none.
  public init<Format: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil)
  where Format.FormatOutput == String {
    self.init(title: prompt?.string ?? titleKey.string, kind: .converted(.init(format, optional: value)))
  }

  /// Creates a field for a value that may be missing: an empty field has none.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(_ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil)
  where Format.FormatOutput == String {
    self.init(title: prompt?.string ?? String(title), kind: .converted(.init(format, optional: value)))
  }

  /// Creates a field for a value as a formatter writes and reads it.
  public init<Value>(_ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter) {
    self.init(title: titleKey.string, kind: .converted(.init(formatter, value)))
  }

  /// Creates a field for a value as a formatter writes and reads it.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(_ title: Title, value: Binding<Value>, formatter: Formatter) {
    self.init(title: String(title), kind: .converted(.init(formatter, value)))
  }

  /// Creates a field with an action for each change of the focus, and one for the return key; the older form of `focused(_:)` and `onSubmit(_:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void) {
    self.init(title: titleKey.string, kind: .observed(text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// Creates a field with an action for each change of the focus, and one for the return key; the older form of `focused(_:)` and `onSubmit(_:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(title: String(title), kind: .observed(text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// Creates a field with an action for each change of the focus; the older form of `focused(_:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(title: titleKey.string, kind: .observed(text, onEditingChanged: onEditingChanged, onCommit: {}))
  }

  /// Creates a field with an action for each change of the focus; the older form of `focused(_:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(title: String(title), kind: .observed(text, onEditingChanged: onEditingChanged, onCommit: {}))
  }
}
