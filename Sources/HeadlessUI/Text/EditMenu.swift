import Foundation
import ScreenModel

/// The menu for editing or copying text.
///
/// The menu opens on a long press or a double tap.
///
/// Its elements are `menuItem`s in a `menu`, with the same names as on a device.
@MainActor
final class EditMenu: HostService, WindowOverlay {
  /// The items of a menu, in order.
  enum Item: String, CaseIterable {
    case cut = "Cut"
    case copy = "Copy"
    case paste = "Paste"
    case select = "Select"
    case selectAll = "Select All"
  }

  private unowned let host: ViewHost
  private weak var target: (any EditMenuTarget)?
  private var menu: ElementID?
  private var items: [(element: ElementID, item: Item)] = []

  init(host: ViewHost) {
    self.host = host
    host.overlays.append(self)
  }

  /// Opens the menu for selected text and closes any other menu.
  ///
  /// The menu doesn't open if no actions are available.
  func open(for target: some EditMenuTarget) {
    close()
    self.target = target
    host.setNeedsSync()
  }

  func close() {
    guard target != nil || menu != nil else { return }
    target = nil
    host.setNeedsSync()
  }

  /// Closes the menu if it's open for the given text.
  func close(over text: some EditMenuTarget) { if target === text { close() } }

  /// Closes the menu when a finger touches the screen outside of the menu.
  func touchBegan(on element: ElementID?) { if target != nil, element == nil || !owns(element!) { close() } }

  private func owns(_ element: ElementID) -> Bool { element == menu || items.contains { $0.element == element } }

  /// Handles a tap on an element.
  ///
  /// - Returns: Whether the element belongs to the menu.
  func handleTap(on element: ElementID) -> Bool {
    guard owns(element) else { return false }
    guard let target, target.isAlive, let item = items.first(where: { $0.element == element })?.item else { return true }
    close()
    // Show the menu again after an item that selects text, because the selection has other actions.
    if host.scheduler.withCause("\(item.rawValue) in \(target.enclosingViewName)", { target.perform(item) }), target.isAlive { open(for: target) }
    return true
  }

  /// Updates the elements of the menu.
  ///
  /// - Returns: The elements directly in the window.
  func updateElements(in window: ElementID) -> [ElementID] {
    guard let target, target.isAlive, target.isShown, target.element != nil else { return removeElements() }
    let offered = target.editMenuItems
    if offered.isEmpty { return removeElements() }
    let widths = offered.map { TextMetrics.size(of: $0.rawValue, font: .footnote, width: nil).width + 2 * Metrics.padding }
    let frame = place(CGSize(width: widths.reduce(0, +), height: Metrics.height), over: target.frame)
    // A finger can be down on an item, so keep the elements unless the items have changed.
    if offered != items.map(\.item) || menu.map(host.tree.contains) != true { _ = removeElements() }
    self.target = target
    let properties = ElementProperties(type: .menu, frame: frame)
    let menu = self.menu ?? host.tree.insert(properties, into: window)
    if self.menu != nil { host.tree.update(menu, to: properties) }
    self.menu = menu
    var x = frame.minX
    for (index, (item, width)) in zip(offered, widths).enumerated() {
      let properties = ElementProperties(type: .menuItem, label: item.rawValue, frame: CGRect(x: x, y: frame.minY, width: width, height: frame.height))
      if index < items.count { host.tree.update(items[index].element, to: properties) } else { items.append((host.tree.insert(properties, into: menu), item)) }
      x += width
    }
    return [menu]
  }

  private func removeElements() -> [ElementID] {
    if let menu { host.tree.remove(menu) }
    (target, menu, items) = (nil, nil, [])
    return []
  }

  private typealias Metrics = ScreenMetrics.TextMenu

  // Place the menu above the text if there is enough space, or else below it.
  private func place(_ size: CGSize, over text: CGRect) -> CGRect {
    let area = ViewHost.safeArea(of: host.system.screen)
    let x = min(max(area.minX + Metrics.distance, text.midX - size.width / 2), area.maxX - size.width - Metrics.distance)
    let above = text.minY - Metrics.distance - size.height
    return CGRect(x: x, y: above >= area.minY ? above : min(text.maxY + Metrics.distance, area.maxY - size.height), width: size.width, height: size.height)
  }
}

/// A view that shows text with an edit menu.
@MainActor
protocol EditMenuTarget: Node {
  /// The actions that are currently available, in the order of the menu.
  var editMenuItems: [EditMenu.Item] { get }

  /// Performs the action of a menu item.
  ///
  /// - Returns: Whether the menu is shown again for the new selection.
  func perform(_ item: EditMenu.Item) -> Bool
}

extension ViewHost {
  /// The edit menu of the app.
  var editMenu: EditMenu { service(EditMenu.self) }
}

// MARK: Selectable text

/// The text that a person can select in a view.
enum TextSelection {
  case nothing
  /// The entire text of a text view.
  case text
  /// A text view of a web page, or all text of the page.
  case page
}

extension EnvironmentValues {
  @Entry var textSelection = TextSelection.nothing
}

extension Node {
  /// Returns the text of each text view in this node, in order.
  func textsForCopying() -> [String] {
    if let text = self as? any CopiedText { return [text.copiedText] }
    var found: [String] = []
    forEachChild { found += $0.textsForCopying() }
    return found
  }
}

/// A node with text that a person can copy.
@MainActor
protocol CopiedText: Node {
  var copiedText: String { get }
}
