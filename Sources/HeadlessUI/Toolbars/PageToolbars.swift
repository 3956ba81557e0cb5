import Foundation
import ScreenModel

/// The bars below a page of a navigation stack: the one at the bottom, and the one above the keyboard.
@MainActor
final class PageToolbars {
  private static let height: CGFloat = 49

  private var bottom: ElementNode?
  private var keyboard: ElementNode?
  private var isBottomShown = false
  private var isKeyboardShown = false
  private weak var stack: Node?

  func make(in stack: Node) { self.stack = stack }

  var all: [Node] { [bottom, keyboard].compactMap { $0 } }

  var shown: [Node] { [isBottomShown ? bottom : nil, isKeyboardShown ? keyboard : nil].compactMap { $0 } }

  /// Places the bars.
  ///
  /// - Parameters:
  ///   - room: The room below the navigation bar.
  ///   - visible: That room less what the keyboard covers.
  /// - Returns: What is left for the page.
  func layout(_ items: ToolbarItemsBySide, of page: PageNode, in room: CGRect, above visible: CGRect) -> CGRect {
    var area = visible
    isBottomShown = !items.bottom.isEmpty && !page.isBottomBarHidden
    isKeyboardShown = !items.keyboard.isEmpty && visible.maxY < room.maxY
    if isKeyboardShown {
      area.size.height = max(0, area.height - Self.height)
      keyboard = place(items.keyboard, in: CGRect(x: room.minX, y: area.maxY, width: room.width, height: Self.height), keyboard)
    }
    if isBottomShown {
      let bar = CGRect(x: room.minX, y: room.maxY - Self.height, width: room.width, height: Self.height)
      bottom = place(items.bottom, in: bar, bottom)
      area.size.height = max(0, min(area.height, bar.minY - area.minY))
    }
    return area
  }

  // From the leading end on, with the same room between all of them.
  private func place(_ items: [Node], in rect: CGRect, _ known: ElementNode?) -> ElementNode? {
    guard let stack else { return known }
    let bar = known ?? ElementNode(ElementProperties(type: .toolbar), parent: stack)
    let proposal = ProposedSize(width: nil, height: rect.height)
    let sizes = items.map { $0.size(for: proposal) }
    let room = max(0, rect.width - 32 - sizes.reduce(0) { $0 + $1.width })
    let spacing = items.count > 1 ? room / CGFloat(items.count - 1) : 0
    var x = rect.minX + 16
    for (item, size) in zip(items, sizes) {
      item.place(at: CGPoint(x: x, y: rect.minY + VerticalAlignment.center.offset(of: size.height, in: rect.height)), proposal: proposal)
      x += size.width + spacing
    }
    bar.set(ElementProperties(type: .toolbar, label: "Toolbar", frame: rect), children: items)
    return bar
  }

  func sync(_ context: inout SyncContext) {
    if isBottomShown { bottom?.sync(&context) } else { bottom?.detachElements() }
    if isKeyboardShown { keyboard?.sync(&context) } else { keyboard?.detachElements() }
  }
}
