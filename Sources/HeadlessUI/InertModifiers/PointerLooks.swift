import Foundation

extension View {
  /// Sets how the view reacts to a pointer that hovers over it.
  ///
  /// A phone has no pointer.
  ///
  /// On the simulated device, it has no effect.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets how the view reacts to a pointer that hovers over it.
  ///
  /// A phone has no pointer.
  ///
  /// On the simulated device, it has no effect.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Sets how the views in this view react to a pointer that hovers over them.
  ///
  /// On the simulated device, it has no effect.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Sets whether the views in this view react to a pointer that hovers over them.
  ///
  /// On the simulated device, it has no effect.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentModifierView(content: self, input: disabled) { if disabled { $0.isHoverEffectEnabled = false } }
  }

  /// Sets an action for a pointer that enters or leaves the view.
  ///
  /// It never runs on a phone.
  ///
  /// On the simulated device, it has no effect.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Sets an action for a pointer that moves over the view.
  ///
  /// It never runs on a phone.
  ///
  /// On the simulated device, it has no effect.
  public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View { self }

  /// Sets whether the view can be focused by a hardware keyboard.
  ///
  /// The simulated device doesn't have one.
  ///
  /// On the simulated device, it has no effect.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Sets whether the view can be focused by a hardware keyboard.
  ///
  /// The simulated device doesn't have one.
  ///
  /// On the simulated device, it has no effect.
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

  /// Groups the views in this view for moving the focus of a hardware keyboard.
  ///
  /// On the simulated device, it has no effect.
  public func focusSection() -> some View { self }

  /// Limits the preferred focus to the views in this view.
  ///
  /// On the simulated device, it has no effect.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}

/// A reaction of a view to a pointer that hovers over it.
public struct HoverEffect: Sendable {
  /// The system default.
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
  /// The view takes text.
  public static let edit = FocusInteractions(rawValue: 2)
}
