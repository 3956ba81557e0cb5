import Foundation
import ScreenModel
import UIKit

/// Collects the looks of an app's elements and the drawings of views without elements, by a walk through the views in drawing order.
@MainActor
struct LookCollector {
  private let host: ViewHost
  private let tree: ElementTree
  private let screen: CGRect
  private let isDark: Bool
  private(set) var looks: [ElementID: ElementLook] = [:]
  // The last element that was visited in each element, which the next drawing is in front of.
  private var lastElements: [ElementID: ElementID] = [:]

  /// Creates a collector for an app's views.
  ///
  /// - Parameter isDark: Whether elements without their own color scheme are dark.
  init(_ host: ViewHost, isDark: Bool) {
    (self.host, tree, screen, self.isDark) = (host, host.tree, host.system.screen, isDark)
    if host.isWindowHidden { return }
    // A presentation that covers everything removes the views behind it from the screen.
    let presentations = host.presentations
    let cover = presentations.lastIndex(where: \.coversEverything)
    if cover == nil { visit(host.root, LookStyle(), in: host.window) }
    for presentation in presentations[(cover ?? 0)...] {
      if let dimming = (presentation as? PresentationNode)?.elementUnder { lastElements[host.window] = dimming }
      visit(presentation, LookStyle(), in: host.window)
    }
  }

  private mutating func visit(_ node: Node, _ inherited: LookStyle, in surrounding: ElementID) {
    var style = inherited
    let pictured = node.pictured
    pictured?.changeLook(&style)
    var element = surrounding
    if let own = node.element, tree.contains(own), !tree.isPart(own), !tree.details(of: own).isPart {
      element = own
      // Elements off the screen aren't drawn, but views inside them can be. A transform can move a view onto the screen.
      if node.frame.isEmpty || node.frame.intersects(screen) || !inherited.transform.isIdentity { describe(own, of: node, in: style, inherited.transform) }
    }
    if let drawing = pictured?.drawingBehind(in: inherited) { attach(drawing.withShadow(inherited.shadow), of: node, in: inherited, to: element) }
    if let hidden = pictured?.drawnContent {
      visit(hidden, style, in: element)
    } else {
      node.forEachSyncedChild { if !$0.isPresented { visit($0, style, in: element) } }
    }
    if element != surrounding { lastElements[surrounding] = element }
    if let drawing = pictured?.drawingInFront(in: inherited) { attach(drawing, of: node, in: inherited, to: surrounding) }
  }

  // The transform comes from the views around the element: modifiers of several rows transform the content of each row, not its ground.
  private mutating func describe(_ element: ElementID, of node: Node, in style: LookStyle, _ transform: CGAffineTransform) {
    var look = looks[element] ?? ElementLook()
    node.pictured?.describe(&look, in: style)
    addScheme(of: node, to: &look)
    (look.opacity, look.transform) = (node.environment.opacity, transform.numbers)
    looks[element] = look
  }

  private func addScheme(of node: Node, to look: inout ElementLook) {
    let environment = node.environment
    if (environment.colorScheme == .dark) != isDark { look.traits.insert(isDark ? .light : .dark) }
    if environment.isRightToLeft { look.traits.insert(.rightToLeft) }
  }

  /// Adds a node's drawing in an element, in front of everything that has been visited in it.
  private mutating func attach(_ drawing: ScreenDrawing, of node: Node, in style: LookStyle, to element: ElementID) {
    let drawing = drawing.opacity(node.environment.opacity).transformed(by: style.transform.numbers)
    guard drawing.frame.intersects(screen) || !drawing.transform.isEmpty, !drawing.marks.isEmpty else { return }
    if drawing.hasContent { looks[element, default: ElementLook()].traits.insert(.drawsContent) }
    if let last = lastElements[element] { looks[last, default: ElementLook()].over.append(drawing) } else { looks[element, default: ElementLook()].under.append(drawing) }
  }
}

extension ScreenDrawing {
  /// Whether the drawing shows text or a symbol.
  fileprivate var hasContent: Bool {
    marks.contains { mark in
      switch mark.content {
      case .text, .symbol: true
      case .fill, .stroke, .image: false
      }
    }
  }
}

extension CGAffineTransform {
  /// The six numbers of the transform, or an empty array if it changes nothing or can't be drawn.
  fileprivate var numbers: [CGFloat] {
    let numbers = [a, b, c, d, tx, ty]
    return isIdentity || !numbers.allSatisfy(\.isFinite) ? [] : numbers
  }
}

extension ViewHost {
  /// Returns the looks of the app's elements.
  ///
  /// - Parameter isDark: Whether elements without their own color scheme are dark.
  package func looks(isDark: Bool) -> [ElementID: ElementLook] { DependencyTracker.withoutTracking { LookCollector(self, isDark: isDark).looks } }

  /// Whether the app's first view is in the dark color scheme.
  package var isDark: Bool {
    var isDark = root.environment.colorScheme == .dark
    var node: Node = root
    while true {
      var children: [Node] = []
      node.forEachSyncedChild { children.append($0) }
      guard children.count == 1, let child = children.first else { return isDark }
      isDark = child.environment.colorScheme == .dark
      node = child
    }
  }
}
