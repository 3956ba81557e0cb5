import Foundation

/// An action that dismisses the page, sheet, or cover that contains a view.
///
/// Read the action with `@Environment(\.dismiss) private var dismiss` and call `dismiss()`.
public struct DismissAction: Equatable, Sendable {
  let action: @MainActor () -> Void
  // Identifies the action, so a view that reads the action is evaluated again only if it's replaced with a different action.
  let owner: ObjectIdentifier?

  init(owner: AnyObject? = nil, action: @escaping @MainActor () -> Void) {
    self.action = action
    self.owner = owner.map { ObjectIdentifier($0) }
  }

  /// Returns whether two actions dismiss the same page, sheet, or cover.
  nonisolated public static func == (first: DismissAction, second: DismissAction) -> Bool { first.owner == second.owner }

  /// Dismisses the page, sheet, or cover.
  ///
  /// Outside of a page, sheet, or cover, calling the action has no effect.
  @MainActor public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// The action that dismisses the page, sheet, or cover that contains the view.
  @Entry public internal(set) var dismiss: DismissAction = DismissAction {}
}
