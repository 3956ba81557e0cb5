import Foundation

/// The connection between a navigation stack and the links and modifiers inside it.
@MainActor
final class NavigationController {
  weak var stack: (any NavigationStackHandling)?
  /// A Boolean value that indicates whether the first page has been created.
  ///
  /// Only later pages can be dismissed.
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
    // The closure may have captured new values, so update the pages that it created.
    if isKnown { stack?.destinationDidChange(for: key) }
  }

  /// Updates the content of a page if its destination is still registered for the type of its value.
  func updateDestination(of page: PageNode, madeBy view: ObjectIdentifier?) {
    guard let value = page.value, let destination = destinations[ObjectIdentifier(type(of: value.base))], destination.view == view else { return }
    destination.update(value.base, page.content)
  }

  /// Returns the type of the destination view for a value, or `nil` if there isn't a destination.
  func destinationView(for value: AnyHashable) -> ObjectIdentifier? { destinations[ObjectIdentifier(type(of: value.base))]?.view }

  func makeDestination(for value: AnyHashable, _ inputs: NodeInputs) -> Node {
    guard let destination = destinations[ObjectIdentifier(type(of: value.base))] else {
      // As in SwiftUI, a value without a destination pushes a page with a message.
      return Node.make(Text("No navigationDestination(for: \(type(of: value.base)).self) was found"), inputs)
    }
    return destination.make(value.base, inputs)
  }
}

extension EnvironmentValues {
  /// The controller that links and destinations use, or `nil` outside of a navigation stack.
  var navigation: NavigationController? {
    get {
      guard let ownNavigation else { return nil }
      return ownNavigation as? NavigationController
    }
    set { ownNavigation = newValue }
  }
}

/// A navigation stack, regardless of the type of its root view.
@MainActor
protocol PageStack: Node {
  /// Returns whether a drag from a point can go back to the previous page.
  ///
  /// The view at the point doesn't matter.
  func takesSwipeBack(from point: CGPoint) -> Bool

  /// Returns to the first page.
  func popToRoot()
}

extension ViewHost {
  /// Returns the innermost page stack that a drag from a point can navigate back in.
  func swipeBackStack(at point: CGPoint) -> (any PageStack)? {
    var innermost: (any PageStack)?
    forEachPageStack(in: presentations.last) { if $0.depth > innermost?.depth ?? -1, $0.takesSwipeBack(from: point) { innermost = $0 } }
    return innermost
  }

  /// Returns the outermost page stack in a view.
  func outermostStack(in view: Node) -> (any PageStack)? {
    var outermost: (any PageStack)?
    forEachPageStack(in: view.enclosingPresentation) { if $0.depth < outermost?.depth ?? .max, $0.isUnder(view) { outermost = $0 } }
    return outermost
  }

  private func forEachPageStack(in presentation: (any Presented)?, _ body: (any PageStack) -> Void) {
    keyboardAvoidingNodes.forEach { node in
      if let stack = node as? any PageStack, node.isShown, node.enclosingPresentation === presentation { body(stack) }
    }
  }
}

/// The operations that a navigation stack provides for the views on its pages.
@MainActor
protocol NavigationStackHandling: AnyObject {
  /// Pushes a page that isn't in the path.
  func push(_ make: @escaping (NodeInputs) -> Node) -> PageNode
  func push(value: AnyHashable)
  func pop()
  /// Returns the page that the back button of a page leads to.
  func page(before page: PageNode) -> PageNode?
  /// Returns whether the page shows a large title and the screen has enough space.
  func showsLargeTitle(_ page: PageNode) -> Bool
  /// Removes a page and the pages on top of it.
  func remove(_ page: PageNode)
  /// Called when the destination for values of a type has changed.
  func destinationDidChange(for type: ObjectIdentifier)
}
