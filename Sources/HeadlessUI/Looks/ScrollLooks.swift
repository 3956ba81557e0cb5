import Foundation

extension View {
  /// Lets scrolling content be drawn outside of its container; touches reach what is inside.
  ///
  /// It changes no element.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets whether content bounces at its ends, which it does not do here.
  ///
  /// It changes no element.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }

  /// Shows the scroll indicators for a moment when the view appears.
  ///
  /// It changes no element.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows the scroll indicators for a moment when a value changes.
  ///
  /// It changes no element.
  public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View { self }

  /// Sets how content fades at the edges of a scrolling area.
  ///
  /// It changes no element.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Hides the fading of content at the edges of a scrolling area.
  ///
  /// It changes no element.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Shows or hides the scroll indicators.
  ///
  /// It changes no element.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { self }
}

/// Whether scroll indicators are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden, unless a person uses a mouse.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether scrolling content bounces at its ends.
public struct ScrollBounceBehavior: Sendable {
  /// As the system chooses.
  public static let automatic = ScrollBounceBehavior()
  /// Always.
  public static let always = ScrollBounceBehavior()
  /// Where the content is larger than its area.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// How content fades at the edges of a scrolling area.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// As the system chooses.
  public static let automatic = ScrollEdgeEffectStyle()
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle()
  /// By and by.
  public static let soft = ScrollEdgeEffectStyle()
}
