import Foundation
import FoundationExtras

/// A drag of an item, from the first movement of the finger until the finger is lifted.
///
/// The session looks for views under the finger every 8 points, so even a fast drag doesn't skip a view. Before each lookup, the changes that views made are rendered.
@MainActor
final class DragSession {
  private unowned let host: ViewHost
  let item: DragItem
  /// The location of the finger, in points of the screen.
  private(set) var location: CGPoint
  private weak var target: (any DropTarget)?
  // The views under the finger that have rejected the drag. Each view is only queried when the finger enters it.
  private var refusing: [any DropTarget] = []
  private var operation = DropOperation.copy
  /// The name of the view that received the item.
  private(set) var dropView = ""
  var problems: ProblemCollector { host.problems }

  /// The distance between two lookups of the views under the finger, in points.
  private static let step: CGFloat = 8

  /// Starts a drag of an item at a point of the screen.
  init(_ item: DragItem, at point: CGPoint, in host: ViewHost) {
    (self.item, self.host, location) = (item, host, point)
    look()
  }

  /// Returns whether the item has data of one of the given types.
  func has(_ typeIdentifiers: [String]) -> Bool { typeIdentifiers.contains { item.provider.hasItemConformingToTypeIdentifier($0) } }

  /// Moves the finger in a straight line to a point of the screen.
  func move(to end: CGPoint) {
    let start = location
    let steps = (start.distance(to: end) / Self.step).rounded(.up)
    for step in 0..<Int(steps) {
      let part = CGFloat(step + 1) / steps
      location = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      look()
    }
  }

  /// Drops the item on the view under the finger if the view accepts it.
  func drop() {
    if target?.isAlive != true { look() }
    guard let target else { return }
    self.target = nil
    if operation == .forbidden || operation == .cancel { return target.dragExited(self) }
    dropView = target.enclosingViewName
    host.scheduler.withCause("a drop in \(dropView)") { target.drop(self) }
  }

  /// Ends the drag without a drop.
  func cancel() {
    if let target, target.isAlive { target.dragExited(self) }
    target = nil
  }

  private func look() {
    host.render()
    let targets = host.dropTargets(at: location)
    refusing.removeAll { refusing in !targets.contains { $0 === refusing } }
    enter(targets.first { candidate in candidate === target || accepts(candidate) })
    guard let target else { return }
    host.scheduler.withCause("a drag over \(target.enclosingViewName)") { if let proposal = target.dragUpdated(self) { operation = proposal.operation } }
  }

  private func accepts(_ candidate: any DropTarget) -> Bool {
    if refusing.contains(where: { $0 === candidate }) { return false }
    if candidate.environment.isEnabled, candidate.accepts(self) { return true }
    refusing.append(candidate)
    return false
  }

  private func enter(_ new: (any DropTarget)?) {
    guard new !== target else { return }
    cancel()
    target = new
    operation = .copy
    if let new { host.scheduler.withCause("a drag over \(new.enclosingViewName)") { new.dragEntered(self) } }
  }
}
