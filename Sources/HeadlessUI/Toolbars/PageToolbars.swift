import Foundation
import ScreenModel

/// The bars below a page of a navigation stack: the bottom bar and the bar above the keyboard.
@MainActor
final class PageToolbars {
  private static let height = ScreenMetrics.Toolbar.height

  private var bottom: ElementNode?
  private var keyboard: ElementNode?
  private var isBottomShown = false
  private var isKeyboardShown = false
  private weak var stack: Node?

  func make(in stack: Node) { self.stack = stack }

  var all: [Node] { [bottom, keyboard].compactMap { $0 } }

  var shown: [Node] { [isBottomShown ? bottom : nil, isKeyboardShown ? keyboard : nil].compactMap { $0 } }

  /// Places the bars and returns the remaining area.
  ///
  /// - Parameters:
  ///   - hidesBottom: Whether the bottom bar is hidden.
  ///   - room: The area below the navigation bar.
  ///   - visible: The part of the area that the keyboard doesn't cover.
  /// - Returns: The area that remains for the page.
  func layout(_ items: ToolbarItemsBySide, hidesBottom: Bool, in room: CGRect, above visible: CGRect) -> CGRect {
    var area = visible
    isBottomShown = !items.bottom.isEmpty && !hidesBottom
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

  // Places items from the leading end with equal spacing. Items that can grow, such as buttons with a spacer between them, share the remaining space.
  private func place(_ items: [Node], in rect: CGRect, _ known: ElementNode?) -> ElementNode? {
    guard let stack else { return known }
    let bar = known ?? ElementNode(ElementProperties(type: .toolbar), parent: stack)
    var proposals = items.map { _ in ProposedSize(width: nil, height: rect.height) }
    var sizes = zip(items, proposals).map { $0.size(for: $1) }
    var room: CGFloat { max(0, rect.width - 32 - sizes.reduce(0) { $0 + $1.width }) }
    let growing = items.indices.filter { items[$0].size(for: ProposedSize(width: rect.width - 32, height: rect.height)).width > sizes[$0].width }
    let share = max(0, room - 8 * CGFloat(items.count - 1)) / CGFloat(max(1, growing.count))
    for index in growing {
      proposals[index].width = sizes[index].width + share
      sizes[index] = items[index].size(for: proposals[index])
    }
    let spacing = items.count > 1 ? room / CGFloat(items.count - 1) : 0
    var x = rect.minX + 16
    for (index, item) in items.enumerated() {
      let height = sizes[index].height
      item.place(at: CGPoint(x: x, y: rect.minY + VerticalAlignment.center.offset(of: height, in: rect.height)), proposal: proposals[index])
      x += sizes[index].width + spacing
    }
    bar.set(ElementProperties(type: .toolbar, label: "Toolbar", frame: rect), children: items)
    return bar
  }

  func sync(_ context: inout SyncContext) {
    if isBottomShown { bottom?.sync(&context) } else { bottom?.detachElements() }
    if isKeyboardShown { keyboard?.sync(&context) } else { keyboard?.detachElements() }
  }
}
