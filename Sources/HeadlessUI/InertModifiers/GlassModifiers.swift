import Foundation

/// A glass material.
///
/// Glass isn't drawn on the simulated device.
public struct Glass: Equatable, Sendable {
  /// Regular glass.
  public static let regular = Glass()
  /// Clear glass.
  public static let clear = Glass()
  /// No glass.
  public static let identity = Glass()

  /// Returns the glass with a tint color.
  ///
  /// On the simulated device, it has no effect.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns the glass with a response to touches.
  ///
  /// On the simulated device, it has no effect.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The way glass appears or disappears.
public struct GlassEffectTransition: Sendable {
  /// The glass appears or disappears without a transition.
  public static let identity = GlassEffectTransition()
  /// The glass changes from or into the shape of a glass effect beside it.
  public static let matchedGeometry = GlassEffectTransition()
  /// The glass fades in or out, independent of other glass effects.
  public static let materialize = GlassEffectTransition()
}

extension View {
  /// Unavailable, because this effect exists only on visionOS.
  @available(*, unavailable, message: "It is available only on visionOS: put it between #if os(visionOS) and #endif. On a phone write glassEffect(_:in:).")
  public func glassBackgroundEffect() -> some View { self }

  /// Unavailable, because ornaments exist only on visionOS.
  @available(*, unavailable, message: "It is available only on visionOS: put it between #if os(visionOS) and #endif. On a phone write overlay(alignment:content:) or a toolbar.")
  public func ornament<Anchor, Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: Anchor, contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View { self }

  /// Places glass behind the view.
  ///
  /// On the simulated device, it has no effect.
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }

  /// Places glass in a shape behind the view.
  ///
  /// On the simulated device, it has no effect.
  public func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline) -> some View { self }

  /// Sets the identity of the view's glass for animations.
  ///
  /// On the simulated device, it has no effect.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

  /// Combines the glass effects of several views into one shape.
  ///
  /// On the simulated device, it has no effect.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }

  /// Sets the transition of the view's glass when it appears or disappears.
  ///
  /// On the simulated device, it has no effect.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Extends the background of the view under the bars around it.
  ///
  /// On the simulated device, it has no effect.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
}

/// A container that merges the glass effects of its views.
///
/// The container doesn't change the layout of its views.
public struct GlassEffectContainer<Content: View>: View, TransparentView {
  private let content: Content

  /// Creates a container that merges glass effects within a distance in points.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The views of the container, unchanged.
  public var body: some View { content }
}
