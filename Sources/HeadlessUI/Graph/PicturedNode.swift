import Foundation
import ScreenModel

/// A node with a look that its element doesn't tell, such as a font, a color or a decoration.
///
/// The members are only called while a picture is made.
@MainActor
protocol PicturedNode: Node {
  /// Whether a row with this node shows a chevron, because it leads to a page.
  var leadsToPage: Bool { get }

  /// The content that is on the screen without elements, or `nil` if the content has elements.
  var drawnContent: Node? { get }

  /// Changes the look that the views inside inherit.
  func changeLook(_ style: inout LookStyle)

  /// Changes the look that one row inherits from a modifier of several rows, such as a modifier of a `ForEach`.
  ///
  /// Such a modifier applies to each row, so the frame of the row counts. In other stacks, a modifier of several views applies to the frame around all views.
  /// - Parameter frame: The frame of the row's views on the screen.
  func changeLook(_ style: inout LookStyle, ofRowIn frame: CGRect)

  /// Changes the look of the row of a list that the node is in.
  func changeRowLook(_ look: inout ElementLook)

  /// Describes the look of this node's element.
  ///
  /// - Parameter style: The look that the views inside inherit.
  func describe(_ look: inout ElementLook, in style: LookStyle)

  /// Returns what this node draws behind its children, or `nil` if its element draws it.
  func drawingBehind(in style: LookStyle) -> ScreenDrawing?

  /// Returns what this node draws in front of its children.
  func drawingInFront(in style: LookStyle) -> ScreenDrawing?
}

extension PicturedNode {
  var leadsToPage: Bool { false }

  var drawnContent: Node? { nil }

  func changeLook(_ style: inout LookStyle) {}

  func changeLook(_ style: inout LookStyle, ofRowIn frame: CGRect) { changeLook(&style) }

  func changeRowLook(_ look: inout ElementLook) {}

  func describe(_ look: inout ElementLook, in style: LookStyle) {}

  func drawingBehind(in style: LookStyle) -> ScreenDrawing? { nil }

  func drawingInFront(in style: LookStyle) -> ScreenDrawing? { nil }
}
