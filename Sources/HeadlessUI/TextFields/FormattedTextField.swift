import Foundation

/// A text field that runs actions when its focus changes and when the Return key is pressed.
struct ObservedTextField: View, TransparentView {
  let title: String
  let text: Binding<String>
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void
  @FocusState private var isFocused: Bool

  init(title: String, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) {
    self.title = title
    self.text = text
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  var body: some View {
    TextInput(title: title, text: text, kind: .textField).focused($isFocused).onChange(of: isFocused) { _, isFocused in onEditingChanged(isFocused) }.onSubmit(onCommit)
  }
}

/// A text field for a value that isn't a string.
///
/// While the field is focused, it shows the text as it was typed.
struct ConvertedTextField: View, TransparentView {
  let title: String
  let conversion: TextConversion
  @State private var typed: String?
  @FocusState private var isFocused: Bool

  init(title: String, conversion: TextConversion) {
    self.title = title
    self.conversion = conversion
  }

  private var text: Binding<String> {
    Binding(
      reading: { typed ?? conversion.text() },
      writing: {
        typed = $0
        conversion.take($0)
      })
  }

  var body: some View {
    TextInput(title: title, text: text, kind: .textField).focused($isFocused).onChange(of: isFocused) { _, isFocused in if !isFocused { typed = nil } }
  }
}

/// A conversion between a value and the text of a field.
struct TextConversion {
  /// A closure that returns the value as text.
  let text: () -> String
  /// A closure that sets the value if the typed text can be parsed.
  let take: (String) -> Void

  init<Format: ParseableFormatStyle>(_ format: Format, _ value: Binding<Format.FormatInput>) where Format.FormatOutput == String {
    text = { format.format(value.wrappedValue) }
    take = { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } }
  }

  init<Format: ParseableFormatStyle>(_ format: Format, optional value: Binding<Format.FormatInput?>) where Format.FormatOutput == String {
    text = { value.wrappedValue.map(format.format) ?? "" }
    take = { typed in
      if typed.isEmpty { value.wrappedValue = nil } else if let parsed = try? format.parseStrategy.parse(typed) { value.wrappedValue = parsed }
    }
  }

  init<Value>(_ formatter: Formatter, _ value: Binding<Value>) {
    text = { formatter.string(for: value.wrappedValue) ?? "" }
    take = { typed in
      // Foundation on Linux doesn't have a parsing method for all formatters, so handle each class separately.
      switch formatter {
      case let numbers as NumberFormatter: if let number = numbers.number(from: typed), let read = Self.value(of: number) as Value? { value.wrappedValue = read }
      case let dates as DateFormatter: if let read = dates.date(from: typed) as? Value { value.wrappedValue = read }
      default: if let read = typed as? Value { value.wrappedValue = read }
      }
    }
  }

  private static func value<Value>(of number: NSNumber) -> Value? {
    for candidate in [number.intValue, number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.decimalValue, number] as [Any] {
      if let value = candidate as? Value { return value }
      if let optional = Optional(candidate) as? Value { return optional }
    }
    return nil
  }
}
