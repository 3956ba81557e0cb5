import Foundation

/// The pages of a navigation stack, as links and modifiers below it see them.
@MainActor
final class NavigationController {
  unowned(unsafe) var stack: (any NavigationStackHandling)?
  /// Whether the first page is there, so that the next ones can be dismissed.
  var hasRootPage = false
  private var destinations: [ObjectIdentifier: (Any, NodeInputs) -> Node] = [:]

  func register<Value>(_ type: Value.Type, _ make: @escaping (Value, NodeInputs) -> Node) {
    destinations[ObjectIdentifier(type)] = { value, inputs in
      guard let typed = value as? Value else { return Node.make(EmptyView(), inputs) }
      return make(typed, inputs)
    }
  }

  func hasDestination(for value: AnyHashable) -> Bool { destinations[ObjectIdentifier(type(of: value.base))] != nil }

  func makeDestination(for value: AnyHashable, _ inputs: NodeInputs) -> Node {
    guard let make = destinations[ObjectIdentifier(type(of: value.base))] else {
      // As in SwiftUI: a value without a destination leads to a page that says so.
      return Node.make(Text("No navigationDestination(for: \(type(of: value.base)).self) was found"), inputs)
    }
    return make(value.base, inputs)
  }
}

/// What a navigation stack does for what is on its pages.
@MainActor
protocol NavigationStackHandling: AnyObject {
  func push(_ make: @escaping (NodeInputs) -> Node)
  func push(value: AnyHashable)
  func pop()
}

private struct NavigationControllerKey: EnvironmentKey {
  static var defaultValue: NavigationController? { nil }
}

extension EnvironmentValues {
  var navigation: NavigationController? {
    get { self[NavigationControllerKey.self] }
    set { self[NavigationControllerKey.self] = newValue }
  }
}

/// Takes the page, sheet or cover around a view away: `@Environment(\.dismiss) private var dismiss` and then `dismiss()`.
public struct DismissAction {
  let action: () -> Void

  init(action: @escaping () -> Void) { self.action = action }

  /// Dismisses; does nothing where there is nothing to dismiss.
  @MainActor public func callAsFunction() { action() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
  /// Takes the page, sheet or cover around the view away.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
