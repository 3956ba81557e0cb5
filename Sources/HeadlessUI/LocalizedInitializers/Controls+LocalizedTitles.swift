import Foundation

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
}

extension Toggle where Label == HeadlessUI.Label<Text, Image> {
  /// Creates a toggle with a title and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a system symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

extension Picker where Label == HeadlessUI.Label<Text, Image> {
  /// Creates a picker with a title and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { HeadlessUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a picker with a title and a system symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}

extension Picker {
  /// Creates a picker with a label.
  ///
  /// This is an older form with a different order of arguments.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) { Text(titleKey) } }

  /// Creates a menu with a title and a primary action.
  ///
  /// A tap runs the primary action, and a long press opens the menu.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == HeadlessUI.Label<Text, Image> {
  /// Creates a menu with a title and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { HeadlessUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a system symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { HeadlessUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a title, a system symbol, and a primary action.
  ///
  /// A tap runs the primary action, and a long press opens the menu.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void) {
    self.init(content: content, label: { HeadlessUI.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}

extension Menu {
  /// Creates a menu with a label.
  ///
  /// This is an older form with a different order of arguments.
  public init(label: Label, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) { label } }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Creates a progress bar with a title, a value and a total.
  ///
  /// If the value is `nil`, the progress is unknown.
  public init<Value: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title that runs an action for each button.
  ///
  /// A button without an action is disabled.
  public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that changes a value by a step.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that changes a value by a step, within a range.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
}

extension Link where Label == Text {
  /// Creates a link to a URL, with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a date picker with a title that offers the dates in a range.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
    self.init(titleKey.string, selection: selection, in: range, displayedComponents: displayedComponents)
  }

  /// Creates a date picker with a title that offers a date and all later dates.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
    self.init(titleKey.string, selection: selection, in: range, displayedComponents: displayedComponents)
  }

  /// Creates a date picker with a title that offers a date and all earlier dates.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
    self.init(titleKey.string, selection: selection, in: range, displayedComponents: displayedComponents)
  }
}
