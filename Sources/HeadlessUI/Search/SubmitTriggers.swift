/// The kinds of fields that trigger a submit action.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: Int

  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension EnvironmentValues {
  @Entry var searchSubmitActions: [() -> Void] = []
}

extension View {
  /// Runs an action when Return is pressed in a field of the given kinds in this view.
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
    EnvironmentModifierView(content: self) {
      if triggers.contains(.text) { $0.submitActions.append(action) }
      if triggers.contains(.search) { $0.searchSubmitActions.append(action) }
    }
  }
}
