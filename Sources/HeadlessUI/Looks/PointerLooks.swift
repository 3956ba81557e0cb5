import Foundation

extension View {
  /// Sets how the view reacts to a pointer over it; a phone has none.
  ///
  /// It changes no element.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets how the view reacts to a pointer over it; a phone has none.
  ///
  /// It changes no element.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Sets how the views in this view react to a pointer over them.
  ///
  /// It changes no element.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Sets whether the views in this view react to a pointer over them.
  ///
  /// It changes no element.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentModifierView(content: self, input: disabled) { if disabled { $0.isHoverEffectEnabled = false } }
  }

  /// Runs an action when a pointer moves over the view or away; a phone has none, so it never runs.
  ///
  /// It changes no element.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Runs an action while a pointer moves over the view; a phone has none, so it never runs.
  ///
  /// It changes no element.
  public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View { self }

  /// Sets whether the view can get the focus of a hardware keyboard; a simulated phone has none.
  ///
  /// It changes no element.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Sets whether the view can get the focus of a hardware keyboard; a simulated phone has none.
  ///
  /// It changes no element.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

  /// Runs an action when the focus of a hardware keyboard comes and goes: not on an iPhone.
  @available(*, unavailable, message: "An iPhone has no focusable(_:onFocusChange:). Write .focused(_:) with a @FocusState, and .onChange(of:).")
  public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void) -> some View { self }

  /// Sets whether the system shows which view has the focus.
  ///
  /// It changes no element.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentModifierView(content: self, input: disabled) { if disabled { $0.isFocusEffectEnabled = false } }
  }

  /// Moves the focus of a hardware keyboard within this view first.
  ///
  /// It changes no element.
  public func focusSection() -> some View { self }

  /// Limits the preferred focus to this view.
  ///
  /// It changes no element.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}

/// How a view reacts to a pointer over it.
public struct HoverEffect: Sendable {
  /// As the system chooses.
  public static let automatic = HoverEffect()
  /// It is highlighted.
  public static let highlight = HoverEffect()
  /// It is lifted.
  public static let lift = HoverEffect()
}

/// A movement of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a point.
  case active(CGPoint)
  /// The pointer has left.
  case ended
}

/// What a view can do with the focus of a hardware keyboard.
public struct FocusInteractions: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: Int

  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As the system chooses.
  public static let automatic: FocusInteractions = [.activate, .edit]
  /// Run an action.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Take text.
  public static let edit = FocusInteractions(rawValue: 2)
}
