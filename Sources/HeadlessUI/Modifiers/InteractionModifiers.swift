import Foundation

extension View {
  /// Sets whether touches reach the elements in this view.
  ///
  /// If not, they reach the views behind it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    EnvironmentModifierView(content: self, input: enabled) { if !enabled { $0.allowsHitTesting = false } }
  }

  /// Sets whether the view responds to the user.
  ///
  /// Tests can't observe this.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

  /// Sets the accessibility order of the view.
  ///
  /// The order of elements in a test doesn't change.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Compares the view with `==` to decide whether to evaluate its body again.
  public func equatable() -> some View where Self: Equatable { EquatableView(content: self) }
}

/// A view whose body is evaluated again only if the view isn't equal to its previous value.
public struct EquatableView<Content: View & Equatable>: View, TransparentView {
  /// The view to compare.
  public var content: Content

  /// Creates an equatable view from a view.
  public init(content: Content) { self.content = content }

  /// The compared view.
  public var body: some View { content }
}
