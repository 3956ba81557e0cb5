import Foundation

/// A container that can scroll to views inside it by their identity.
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  /// Creates a reader whose closure receives a proxy for scrolling the views in the content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  func makeNode(_ inputs: NodeInputs) -> Node { ScrollViewReaderNode(self, inputs) }
}

/// A proxy that scrolls the content of a ``ScrollViewReader``.
public struct ScrollViewProxy {
  weak var reader: Node?

  /// Scrolls to the view with the given identity.
  ///
  /// A view has the identity that `id(_:)` or a ``ForEach`` sets.
  ///
  /// The content scrolls after pending state changes are rendered, so a new row can be the target. If no view has the identity, the method does nothing.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The point at which the view and the scroll view are aligned, or `nil` to scroll by the shortest distance.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let change = AnimatedChange.current
    change?.isShown = true
    reader?.scrollAfterCommit(to: AnyHashable(id), anchor: anchor, change: change, rounds: 20)
  }
}

private final class ScrollViewReaderNode<Content: View>: ViewNode<ScrollViewReader<Content>> {
  private var child: Node!

  init(_ view: ScrollViewReader<Content>, _ inputs: NodeInputs) {
    super.init(inputs)
    child = Node.make(describe(view), childInputs)
  }

  private func describe(_ view: ScrollViewReader<Content>) -> DeferredContent<ScrollViewProxy, Content> {
    DeferredContent(ScrollViewProxy(reader: self), view.content)
  }

  override func update(_ view: ScrollViewReader<Content>) { child.updateView(describe(view)) }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

extension Node {
  // The positions of rows that were never measured are estimates, so the content scrolls again after the rows are created.
  func scrollAfterCommit(to id: AnyHashable, anchor: UnitPoint?, change: AnimatedChange?, rounds: Int) {
    host.afterCommit { [weak self] in
      guard let self, self.isAlive else { return }
      if let change { self.host.animations.begin(change) }
      guard let (frame, scrolling) = self.locate(id) else { return }
      let before = scrolling.contentOffset
      scrolling.scrollToShow(frame, anchor: anchor)
      if rounds > 1, scrolling.contentOffset != before { self.scrollAfterCommit(to: id, anchor: anchor, change: change, rounds: rounds - 1) }
    }
  }

  private func locate(_ id: AnyHashable) -> (frame: CGRect, scrolling: any Scrolling)? {
    if let rows = self as? any RowLocating, let found = rows.locateRow(id) { return found }
    if let target = child(identifiedBy: id), let scrolling = target.enclosingScrolling {
      let frame = target.collectItems().reduce(CGRect.null) { $0.union($1.frame) }
      if !frame.isNull { return (frame, scrolling) }
    }
    var found: (frame: CGRect, scrolling: any Scrolling)?
    forEachChild { if found == nil { found = $0.locate(id) } }
    return found
  }

  private var enclosingScrolling: (any Scrolling)? {
    var node = parent
    while let current = node {
      if let scrolling = current.scrollingNode { return scrolling }
      node = current.parent
    }
    return nil
  }

  /// Returns whether this node is, or contains, the view with an identity.
  func contains(_ id: AnyHashable) -> Bool {
    if child(identifiedBy: id) != nil { return true }
    var isFound = false
    forEachChild { if !isFound { isFound = $0.contains(id) } }
    return isFound
  }
}

extension Scrolling {
  /// Scrolls to align a point of a rectangle with the same relative point of the frame.
  func scrollToShow(_ rect: CGRect, anchor: UnitPoint?) {
    guard let anchor else { return scrollToShow(rect) }
    var offset = contentOffset
    let area = areaToShowIn
    for axis in Axis.allCases where scrolls(axis) {
      let share = axis == .horizontal ? anchor.x : anchor.y
      offset[axis] += rect.origin[axis] + rect.size[axis] * share - (area.origin[axis] + area.size[axis] * share)
    }
    move(to: offset)
  }
}
