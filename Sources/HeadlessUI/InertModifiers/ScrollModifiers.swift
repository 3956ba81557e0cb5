import Foundation

extension View {
  /// Sets whether scrolling content is drawn outside of its container.
  ///
  /// On the simulated device, it has no effect. Only content inside the container can be touched.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets whether scrolling content bounces at its ends.
  ///
  /// On the simulated device, it has no effect. Content doesn't bounce.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }

  /// Flashes the scroll indicators when the view appears.
  ///
  /// On the simulated device, it has no effect.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Flashes the scroll indicators when a value changes.
  ///
  /// On the simulated device, it has no effect.
  public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View { self }

  /// Sets how content fades at the edges of a scroll view.
  ///
  /// On the simulated device, it has no effect.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Sets whether content fades at the edges of a scroll view.
  ///
  /// On the simulated device, it has no effect.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Shows or hides the scroll indicators.
  ///
  /// On the simulated device, it has no effect.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { self }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String

  /// The system default.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// The indicators are visible while the content scrolls.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// The indicators are hidden unless the user has a pointing device.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// The indicators are never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The behavior that determines whether scrolling content bounces at its ends.
public struct ScrollBounceBehavior: Sendable {
  /// The system default.
  public static let automatic = ScrollBounceBehavior()
  /// The content always bounces.
  public static let always = ScrollBounceBehavior()
  /// The content bounces if it's larger than its area.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// The effect that fades content at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// The system default.
  public static let automatic = ScrollEdgeEffectStyle()
  /// A hard edge with a dividing line.
  public static let hard = ScrollEdgeEffectStyle()
  /// A gradual fade.
  public static let soft = ScrollEdgeEffectStyle()
}
