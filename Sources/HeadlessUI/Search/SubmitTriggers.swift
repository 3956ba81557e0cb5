/// The kinds of fields that submit.
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
  /// Runs an action when return is pressed in a field of this view, of the given kinds.
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
    EnvironmentModifierView(content: self) {
      if triggers.contains(.text) { $0.submitActions.append(action) }
      if triggers.contains(.search) { $0.searchSubmitActions.append(action) }
    }
  }
}
