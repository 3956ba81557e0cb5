import Foundation

extension View {
  /// Sets whether touches reach the elements in this view.
  ///
  /// If touches don't reach the view's elements, they reach the views behind it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    EnvironmentModifierView(content: self, input: enabled) { if !enabled { $0.allowsHitTesting = false } }
  }

  /// Sets whether accessibility treats the view as interactive.
  ///
  /// The value has no effect in tests.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

  /// Sets the accessibility order of the view.
  ///
  /// The order of elements in tests doesn't change.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Evaluates the view's body only if the view isn't equal to its previous value.
  public func equatable() -> some View where Self: Equatable { EquatableView(content: self) }
}

/// A view whose body is evaluated again only if the view isn't equal to its previous value.
public struct EquatableView<Content: View & Equatable>: View, TransparentView {
  /// The view to compare.
  public var content: Content

  /// Creates an equatable view from a view.
  public init(content: Content) { self.content = content }

  /// The view that was compared.
  public var body: some View { content }
}
