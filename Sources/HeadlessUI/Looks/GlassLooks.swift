import Foundation

/// A kind of glass, of which a headless screen shows none.
public struct Glass: Equatable, Sendable {
  /// Glass.
  public static let regular = Glass()
  /// Clear glass.
  public static let clear = Glass()
  /// No glass.
  public static let identity = Glass()

  /// Returns the glass in a color.
  ///
  /// It changes no element.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns glass that reacts to touches.
  ///
  /// It changes no element.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass appears and disappears.
public struct GlassEffectTransition: Sendable {
  /// At once.
  public static let identity = GlassEffectTransition()
  /// From the shape of the glass beside it.
  public static let matchedGeometry = GlassEffectTransition()
  /// By itself.
  public static let materialize = GlassEffectTransition()
}

extension View {
  /// Not here: a phone has no glass of this kind in SwiftUI.
  @available(*, unavailable, message: "It is there on visionOS alone: put it between #if os(visionOS) and #endif. On a phone write glassEffect(_:in:).")
  public func glassBackgroundEffect() -> some View { self }

  /// Not here: a phone has no ornaments in SwiftUI.
  @available(*, unavailable, message: "It is there on visionOS alone: put it between #if os(visionOS) and #endif. On a phone write overlay(alignment:content:) or a toolbar.")
  public func ornament<Anchor, Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: Anchor, contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View { self }

  /// Puts glass behind the view.
  ///
  /// It changes no element.
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }

  /// Puts glass of a shape behind the view.
  ///
  /// It changes no element.
  public func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline) -> some View { self }

  /// Gives the view's glass an identity for animations.
  ///
  /// It changes no element.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

  /// Joins the glass of several views.
  ///
  /// It changes no element.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }

  /// Sets how the view's glass appears and disappears.
  ///
  /// It changes no element.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Continues the view under the bars around it.
  ///
  /// It changes no element.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
}

/// A container of views whose glass flows together; its views are laid out as they would be without it.
public struct GlassEffectContainer<Content: View>: View, TransparentView {
  private let content: Content

  /// Creates a container with the distance at which glass flows together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The views of the container.
  public var body: some View { content }
}
