import Foundation

extension View {
  /// Sets how the view responds to a pointer that hovers over it.
  ///
  /// On the simulated device, it has no effect. There's no pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets how the view responds to a pointer that hovers over it.
  ///
  /// On the simulated device, it has no effect. There's no pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Sets how the views in this view respond to a pointer that hovers over them.
  ///
  /// On the simulated device, it has no effect.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Sets whether the views in this view respond to a pointer that hovers over them.
  ///
  /// On the simulated device, it has no effect.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentModifierView(content: self, input: disabled) { if disabled { $0.isHoverEffectEnabled = false } }
  }

  /// Sets an action for a pointer that enters or leaves the view.
  ///
  /// On the simulated device, it has no effect. The action never runs, because there's no pointer.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Sets an action for a pointer that moves over the view.
  ///
  /// On the simulated device, it has no effect. The action never runs, because there's no pointer.
  public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View { self }

  /// Sets whether the view can be focused by a hardware keyboard.
  ///
  /// On the simulated device, it has no effect. There's no hardware keyboard.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Sets whether the view can be focused by a hardware keyboard.
  ///
  /// On the simulated device, it has no effect. There's no hardware keyboard.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

  /// Unavailable, because this modifier doesn't exist on iPhone.
  @available(*, unavailable, message: "An iPhone has no focusable(_:onFocusChange:). Write .focused(_:) with a @FocusState, and .onChange(of:).")
  public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void) -> some View { self }

  /// Sets whether the system highlights the focused view.
  ///
  /// On the simulated device, it has no effect.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentModifierView(content: self, input: disabled) { if disabled { $0.isFocusEffectEnabled = false } }
  }

  /// Makes the views in this view a group for moving the focus with a hardware keyboard.
  ///
  /// On the simulated device, it has no effect.
  public func focusSection() -> some View { self }

  /// Limits the preferred focus to the views in this view.
  ///
  /// On the simulated device, it has no effect.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}

/// An effect on a view that a pointer hovers over.
public struct HoverEffect: Sendable {
  /// The system chooses the effect.
  public static let automatic = HoverEffect()
  /// The view is highlighted.
  public static let highlight = HoverEffect()
  /// The view is lifted toward the pointer.
  public static let lift = HoverEffect()
}

/// A phase of a pointer's movement over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at the given point.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// The interactions that a focused view supports.
public struct FocusInteractions: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: Int

  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The system default.
  public static let automatic: FocusInteractions = [.activate, .edit]
  /// The view runs an action.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view accepts text.
  public static let edit = FocusInteractions(rawValue: 2)
}
