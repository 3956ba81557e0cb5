/// A modifier that resolves to another modifier, depending on the environment.
///
/// [Apple: EnvironmentalModifier](https://developer.apple.com/documentation/swiftui/environmentalmodifier)
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier to apply in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Returns the content with the modifier that ``resolve(in:)`` returns.
  public func body(content: Content) -> some View { ResolvedView(content: content, modifier: self) }
}

/// A view with a modifier that depends on the environment.
private struct ResolvedView<Content: View, Modifier: EnvironmentalModifier>: View, TransparentView {
  let content: Content
  let modifier: Modifier
  @Environment(\.self) private var environment

  static var isComparable: Bool { false }

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
