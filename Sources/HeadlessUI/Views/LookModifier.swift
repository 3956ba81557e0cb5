import Foundation
import ScreenModel
import UIKit

/// A view whose content looks different in pictures.
struct LookModifierView<Content: View>: View, ModifierView {
  let content: Content
  /// The values that determine the change, or `nil` if they can't be compared.
  var input: (any Equatable)?
  let change: @MainActor (inout LookStyle, EnvironmentValues) -> Void
  /// Changes the look of the row of a list that the view is in.
  var changeRow: (@MainActor (inout ElementLook, EnvironmentValues) -> Void)?
  /// Changes the look of the views inside, depending on their frame on the screen.
  var changeInFrame: (@MainActor (inout LookStyle, CGRect) -> Void)?

  func makeNode(_ inputs: NodeInputs) -> Node { LookModifierNode(self, inputs) }
}

private final class LookModifierNode<Content: View>: ViewNode<LookModifierView<Content>>, PicturedNode {
  private var view: LookModifierView<Content>
  private var child: Node!

  init(_ view: LookModifierView<Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: LookModifierView<Content>) {
    let old = self.view.input
    self.view = view
    if let old, let new = view.input, Self.isEqual(old, new) {} else { host.lookDidChange() }
    child.updateView(view.content)
  }

  private static func isEqual<Value: Equatable>(_ old: Value, _ new: any Equatable) -> Bool { old == new as? Value }

  override var pictured: (any PicturedNode)? { self }

  func changeLook(_ style: inout LookStyle) {
    view.change(&style, environment)
    if view.changeInFrame != nil { change(&style, in: frameOfItems) }
  }

  func changeLook(_ style: inout LookStyle, ofRowIn frame: CGRect) {
    view.change(&style, environment)
    change(&style, in: frame)
  }

  private func change(_ style: inout LookStyle, in frame: CGRect) { if !frame.isNull { view.changeInFrame?(&style, frame) } }

  func changeRowLook(_ look: inout ElementLook) { view.changeRow?(&look, environment) }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

extension View {
  /// Changes the look of this view in pictures.
  ///
  /// - Parameters:
  ///   - input: The values that determine the change, or `nil` if they can't be compared.
  ///   - change: A closure that changes the look that the views inside inherit.
  func look(_ input: (any Equatable)?, _ change: @escaping @MainActor (inout LookStyle, EnvironmentValues) -> Void) -> some View {
    LookModifierView(content: self, input: input, change: change)
  }

  /// Changes the look of the row of a list that this view is in.
  func rowLook(_ input: (any Equatable)?, _ change: @escaping @MainActor (inout ElementLook, EnvironmentValues) -> Void) -> some View {
    LookModifierView(content: self, input: input, change: { _, _ in }, changeRow: change)
  }

  /// Draws this view with a transform in pictures.
  ///
  /// - Parameters:
  ///   - transform: The transform, with coordinates in points from the anchor.
  ///   - anchor: The point of the view's frame that the transform starts from.
  func drawn(with transform: CGAffineTransform, around anchor: UnitPoint) -> some View {
    LookModifierView(
      content: self, input: DrawnTransform(transform: transform, anchor: anchor), change: { _, _ in },
      changeInFrame: { style, frame in
        let point = anchor.point(in: frame)
        let own = CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform).concatenating(CGAffineTransform(translationX: point.x, y: point.y))
        style.transform = own.concatenating(style.transform)
      })
  }
}

private struct DrawnTransform: Equatable {
  let transform: CGAffineTransform
  let anchor: UnitPoint
}
