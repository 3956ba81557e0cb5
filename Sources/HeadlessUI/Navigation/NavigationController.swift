import Foundation

/// The pages of a navigation stack, as links and modifiers below it see them.
@MainActor
final class NavigationController {
  weak var stack: (any NavigationStackHandling)?
  /// Whether the first page is there, so that the next ones can be dismissed.
  var hasRootPage = false
  private var destinations: [ObjectIdentifier: Destination] = [:]

  private struct Destination {
    let view: ObjectIdentifier
    let make: (Any, NodeInputs) -> Node
    let update: (Any, Node) -> Void
  }

  func register<Value, Content: View>(_ type: Value.Type, _ destination: @escaping (Value) -> Content) {
    let key = ObjectIdentifier(type)
    let isKnown = destinations[key] != nil
    destinations[key] = Destination(
      view: ObjectIdentifier(Content.self),
      make: { value, inputs in
        guard let typed = value as? Value else { return Node.make(EmptyView(), inputs) }
        return Node.make(DeferredContent(typed, destination), inputs)
      },
      update: { value, node in if let typed = value as? Value { node.updateView(DeferredContent(typed, destination)) } })
    // What the closure has captured may have changed: the pages that it made show it.
    if isKnown { stack?.destinationDidChange(for: key) }
  }

  /// Describes the content of a page anew, if it was made by the destination that is registered now for values of its type.
  func updateDestination(of page: PageNode, madeBy view: ObjectIdentifier?) {
    guard let value = page.value, let destination = destinations[ObjectIdentifier(type(of: value.base))], destination.view == view else { return }
    destination.update(value.base, page.content)
  }

  /// The type of the view that a value leads to, if there is one.
  func destinationView(for value: AnyHashable) -> ObjectIdentifier? { destinations[ObjectIdentifier(type(of: value.base))]?.view }

  func makeDestination(for value: AnyHashable, _ inputs: NodeInputs) -> Node {
    guard let destination = destinations[ObjectIdentifier(type(of: value.base))] else {
      // As in SwiftUI: a value without a destination leads to a page that says so.
      return Node.make(Text("No navigationDestination(for: \(type(of: value.base)).self) was found"), inputs)
    }
    return destination.make(value.base, inputs)
  }
}

/// What a navigation stack does for what is on its pages.
@MainActor
protocol NavigationStackHandling: AnyObject {
  /// Puts a page on top that no path knows of.
  func push(_ make: @escaping (NodeInputs) -> Node) -> PageNode
  func push(value: AnyHashable)
  func pop()
  /// Takes a page away, with all that lie on it.
  func remove(_ page: PageNode)
  /// Another closure makes the pages for values of a type now.
  func destinationDidChange(for type: ObjectIdentifier)
}

/// Takes the page, sheet or cover around a view away: `@Environment(\.dismiss) private var dismiss` and then `dismiss()`.
public struct DismissAction: Equatable, Sendable {
  let action: @MainActor () -> Void
  // Whose action it is, so that a view that reads it is evaluated anew only when it is another's.
  private let owner: ObjectIdentifier?

  init(owner: AnyObject? = nil, action: @escaping @MainActor () -> Void) {
    self.action = action
    self.owner = owner.map { ObjectIdentifier($0) }
  }

  /// Whether both dismiss the same page, sheet or cover.
  nonisolated public static func == (first: DismissAction, second: DismissAction) -> Bool { first.owner == second.owner }

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
