/// A style that a view around has set: what creates the body of a view from its configuration.
struct AppliedStyle<Configuration>: Equatable {
  let make: @MainActor (Configuration) -> AnyView
  /// Whether the style itself decides when a button acts.
  let isPrimitive: Bool
  private let identity: StyleIdentity
  // The style further out, which is the one of a view in the style's own body: `Label(configuration)` in a label style.
  private let around: Around?

  private final class Around {
    let style: AppliedStyle

    init(_ style: AppliedStyle) { self.style = style }
  }

  init(_ identity: StyleIdentity, isPrimitive: Bool = false, outer: AppliedStyle?, make: @escaping @MainActor (Configuration) -> AnyView) {
    self.identity = identity
    self.isPrimitive = isPrimitive
    self.make = make
    around = outer.map(Around.init)
  }

  var outer: AppliedStyle? { around?.style }

  /// Whether the style is of the same type as another one, and equal to it.
  func isOf<Style>(_ style: Style) -> Bool { identity == StyleIdentity(style) }

  static func == (first: AppliedStyle, second: AppliedStyle) -> Bool { first.identity == second.identity && first.outer == second.outer }
}

/// What tells whether two styles are the same for all that their bodies can see.
struct StyleIdentity: Equatable {
  private let type: ObjectIdentifier
  private let value: (any Equatable)?
  private let isWithoutValues: Bool

  init<Style>(_ style: Style) {
    type = ObjectIdentifier(Style.self)
    value = style as? any Equatable
    isWithoutValues = MemoryLayout<Style>.size == 0
  }

  // Styles that cannot be compared are treated as different.
  static func == (first: StyleIdentity, second: StyleIdentity) -> Bool {
    guard first.type == second.type else { return false }
    if first.isWithoutValues { return true }
    guard let value = first.value, let other = second.value else { return false }
    return isEqual(value, other)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: any Equatable) -> Bool { first == second as? Value }
}

/// A style of the system that is the one without any style: it takes a style further out away.
@MainActor
public protocol _StandardStyle {}

private struct AppliedStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: AppliedStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The style for views of a configuration; `nil` for the standard one.
  func appliedStyle<Configuration>(for _: Configuration.Type) -> AppliedStyle<Configuration>? { self[AppliedStyleKey<Configuration>.self] }

  mutating func setAppliedStyle<Configuration>(_ style: AppliedStyle<Configuration>?) { self[AppliedStyleKey<Configuration>.self] = style }
}

extension View {
  /// Applies a style to the views of a configuration in this view.
  func applying<Style, Configuration, Content: View>(
    _ style: Style, to _: Configuration.Type, body: @escaping @MainActor (Style, Configuration) -> Content
  ) -> some View {
    let identity = StyleIdentity(style)
    let isStandard = style is any _StandardStyle
    return EnvironmentModifierView(content: self, input: identity) { values in
      let outer = values.appliedStyle(for: Configuration.self)
      if isStandard {
        if outer != nil { values.setAppliedStyle(AppliedStyle<Configuration>?.none) }
      } else {
        values.setAppliedStyle(AppliedStyle(identity, outer: outer) { AnyView(StyleBody(style: style, configuration: $0, make: body)) })
      }
    }
  }
}

/// Evaluates a style's body, with what the style itself reads from the environment.
struct StyleBody<Style, Configuration, Content: View>: View {
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  var body: Content { make(style, configuration) }

  /// Creates what evaluates and keeps the style's body.
  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: CompositeNode(view, .of(Self.self, role: .modifier(Style.self)), inputs.node))
  }
}
