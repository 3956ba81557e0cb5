/// The reasons for redacting content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: Int

  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is a placeholder, because it isn't loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is outdated.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// The reasons for redacting the content of this view.
  @Entry public var redactionReasons: RedactionReasons = RedactionReasons()
}

extension View {
  /// Adds a reason for redacting the content of this view.
  ///
  /// Views read the reasons from `\.redactionReasons`.
  ///
  /// As on a device, accessibility and tests still read the text, and controls still work.
  ///
  /// On the simulated device, it has no effect.
  public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentModifierView(content: self, input: reason) { $0.redactionReasons.formUnion(reason) }
  }

  /// Removes all reasons for redacting the content.
  ///
  /// On the simulated device, it has no effect.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the content as private, so the system can redact it.
  ///
  /// On the simulated device, it has no effect.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Redacts outdated content in a widget.
  ///
  /// On the simulated device, it has no effect.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
