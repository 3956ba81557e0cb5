import Foundation

extension View {
  /// Sets whether touches reach the elements in this view; otherwise they go to the views behind.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    EnvironmentModifierView(content: self, input: enabled) { if !enabled { $0.allowsHitTesting = false } }
  }

  /// Sets whether the view responds to the user, which tests cannot see.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

  /// Sets the order of the view for accessibility, which does not change the order of elements in a test.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Compares the view with `==` to decide whether its body is evaluated again.
  public func equatable() -> some View where Self: Equatable { EquatableView(content: self) }
}

/// A view whose body is evaluated again only when it is not equal to its previous value.
public struct EquatableView<Content: View & Equatable>: View, TransparentView {
  /// The view.
  public var content: Content

  /// Creates an equatable view.
  public init(content: Content) { self.content = content }

  /// The view itself.
  public var body: some View { content }
}
