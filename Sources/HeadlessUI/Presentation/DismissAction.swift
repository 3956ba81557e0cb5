import Foundation

/// An action that dismisses the page, sheet or cover around a view: `@Environment(\.dismiss) private var dismiss` and then `dismiss()`.
public struct DismissAction: Equatable, Sendable {
  let action: @MainActor () -> Void
  // The identity of the action, so that a view that reads it is evaluated again only when it changes.
  let owner: ObjectIdentifier?

  init(owner: AnyObject? = nil, action: @escaping @MainActor () -> Void) {
    self.action = action
    self.owner = owner.map { ObjectIdentifier($0) }
  }

  /// Whether both dismiss the same page, sheet or cover.
  nonisolated public static func == (first: DismissAction, second: DismissAction) -> Bool { first.owner == second.owner }

  /// Dismisses the page, sheet or cover, if there is one.
  @MainActor public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// An action that dismisses the page, sheet or cover around the view.
  @Entry public internal(set) var dismiss: DismissAction = DismissAction {}
}
