import ScreenModel

/// A style that an ancestor view has set.
///
/// The style creates the body of a view from a configuration.
struct AppliedStyle<Configuration>: Equatable {
  let make: @MainActor (Configuration) -> AnyView
  /// A Boolean value that indicates whether the style determines when a button performs its action.
  let isPrimitive: Bool
  private let identity: StyleIdentity
  // The next outer style. It applies inside this style's body, for example to `Label(configuration)` in a label style.
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

  /// Returns whether this style has the same type as another style and is equal to it.
  func isOf<Style>(_ style: Style) -> Bool { identity == StyleIdentity(style) }

  static func == (first: AppliedStyle, second: AppliedStyle) -> Bool { first.identity == second.identity && first.outer == second.outer }
}

/// The identity of a style.
///
/// Styles with the same identity create the same bodies.
struct StyleIdentity: Equatable {
  private let type: ObjectIdentifier
  private let value: (any Equatable)?
  private let isWithoutValues: Bool

  init<Style>(_ style: Style) {
    type = ObjectIdentifier(Style.self)
    value = style as? any Equatable
    isWithoutValues = MemoryLayout<Style>.size == 0
  }

  // Styles that aren't `Equatable` count as different, so their bodies are evaluated again.
  static func == (first: StyleIdentity, second: StyleIdentity) -> Bool {
    guard first.type == second.type else { return false }
    if first.isWithoutValues { return true }
    guard let value = first.value, let other = second.value else { return false }
    return isEqual(value, other)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: any Equatable) -> Bool { first == second as? Value }
}

/// A system style that has the same effect as no style.
///
/// The style only removes the effect of outer styles.
@MainActor
public protocol _StandardStyle {}

/// A system style that pictures show differently from the automatic style.
@MainActor
protocol DrawnStyle: _StandardStyle {
  /// The style of the control's look.
  var drawnStyle: ElementLook.Style { get }
}

private struct AppliedStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: AppliedStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  /// Returns the style for views with the given configuration type, or `nil` for the standard style.
  func appliedStyle<Configuration>(for _: Configuration.Type) -> AppliedStyle<Configuration>? { self[AppliedStyleKey<Configuration>.self] }

  /// The names of the system styles that are set, by the types of their configurations.
  @Entry fileprivate var systemStyles: [ObjectIdentifier: ElementLook.Style] = [:]

  /// Returns how the system style for views with the given configuration type looks.
  func systemStyle<Configuration>(for _: Configuration.Type) -> ElementLook.Style { systemStyles[ObjectIdentifier(Configuration.self)] ?? .automatic }

  /// Notes the look of the style for views with the given configuration type, which is automatic for a style of the app.
  mutating func setSystemStyle<Configuration>(_ look: ElementLook.Style, for _: Configuration.Type) {
    if look != systemStyle(for: Configuration.self) { systemStyles[ObjectIdentifier(Configuration.self)] = look }
  }

  mutating func setAppliedStyle<Configuration>(_ style: AppliedStyle<Configuration>?) { self[AppliedStyleKey<Configuration>.self] = style }
}

extension View {
  /// Applies a style to the views in this view that have the given configuration type.
  func applying<Style, Configuration, Content: View>(
    _ style: Style, to _: Configuration.Type, body: @escaping @MainActor (Style, Configuration) -> Content
  ) -> some View {
    let identity = StyleIdentity(style)
    let isStandard = style is any _StandardStyle
    let look: ElementLook.Style = (style as? any DrawnStyle)?.drawnStyle ?? .automatic
    return EnvironmentModifierView(content: self, input: identity) { values in
      values.setSystemStyle(look, for: Configuration.self)
      let outer = values.appliedStyle(for: Configuration.self)
      if isStandard {
        if outer != nil { values.setAppliedStyle(AppliedStyle<Configuration>?.none) }
      } else {
        values.setAppliedStyle(AppliedStyle(identity, outer: outer) { AnyView(StyleBody(style: style, configuration: $0, make: body)) })
      }
    }
  }
}

/// A view that evaluates the body of a style with the environment values that the style reads.
struct StyleBody<Style, Configuration, Content: View>: View {
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  var body: Content { make(style, configuration) }

  /// Creates the node that evaluates and stores the style's body.
  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: CompositeNode(view, .of(Self.self, role: .modifier(Style.self)), inputs.node))
  }
}
