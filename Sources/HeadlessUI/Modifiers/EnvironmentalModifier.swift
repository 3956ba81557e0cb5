/// A modifier that is resolved into another one by the values of the environment.
///
/// [Apple: EnvironmentalModifier](https://developer.apple.com/documentation/swiftui/environmentalmodifier)
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier that is used.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier that is used in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Returns the view with the modifier that ``resolve(in:)`` returns.
  public func body(content: Content) -> some View { ResolvedView(content: content, modifier: self) }
}

/// A view with a modifier that the environment decides on.
private struct ResolvedView<Content: View, Modifier: EnvironmentalModifier>: View, TransparentView {
  let content: Content
  let modifier: Modifier
  @Environment(\.self) private var environment

  static var isComparable: Bool { false }

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
