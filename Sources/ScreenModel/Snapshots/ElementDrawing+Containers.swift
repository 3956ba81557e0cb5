import Foundation

extension ElementDrawing {
  // MARK: Views without a role

  func drawView(on canvas: inout SVGCanvas) {
    if isDimmingView { return drawDimming(on: &canvas) }
    if properties.traits.contains(.isModal) { return canvas.rect(frame, radius: 14, fill: colors.sheet) }
    if properties.identifier == "Typing Predictions" { return canvas.rect(frame, fill: colors.keyboard) }
    // Don't draw the label of a view that covers the screen, because such a view only receives touches.
    if isLeaf && !coversScreen && !look.traits.contains(.drawsContent) { canvas.text(caption, in: frame, .init(fill: colors.secondary)) }
  }

  private var coversScreen: Bool { frame.contains(screen) }

  /// Whether the element is a dimming view, which is a plain view behind presented views.
  var isDimmingView: Bool {
    guard properties.type == .other, isLeaf, coversScreen, caption.isEmpty, properties.identifier.isEmpty, !properties.ignoresTouches,
      let parent = tree.parent(of: id)
    else { return false }
    return tree.childSequence(of: parent).first { !tree.isHidden($0) } != id
  }

  /// Whether a dimming view dims the content below the card.
  var isOverDimmingView: Bool { dimmingView(below: id) != nil }

  /// Whether the element is on a sheet, which is a presented page that doesn't cover the screen.
  var isOnSheet: Bool {
    var element: ElementID? = id
    while let current = element {
      if let dimming = dimmingView(below: current) { return !dimming.isUnderCover }
      element = tree.parent(of: current)
    }
    return false
  }

  /// Returns the nearest dimming view behind an element.
  private func dimmingView(below element: ElementID) -> ElementDrawing? {
    guard let parent = tree.parent(of: element) else { return nil }
    var nearest: ElementDrawing?
    for sibling in tree.childSequence(of: parent) {
      if sibling == element { break }
      guard tree.type(of: sibling) == .other, tree.frame(of: sibling).contains(screen) else { continue }
      let drawing = ElementDrawing(tree: tree, id: sibling, context: context)
      if drawing.isDimmingView { nearest = drawing }
    }
    return nearest
  }

  /// The elements that are presented over a dimming view.
  private var presented: [ElementID] {
    Array(laterSiblings.prefix { !ElementDrawing(tree: tree, id: $0, context: context).isDimmingView && tree.type(of: $0) != .keyboard })
  }

  private var presentedBar: CGRect? { presented.first { tree.type(of: $0) == .navigationBar }.map { tree.frame(of: $0) } }

  /// Whether the page over a dimming view covers the screen, because its bar is directly below the status bar.
  ///
  /// The bar of a sheet is lower.
  private var isUnderCover: Bool { presentedBar.map { [0, 20, 24, 44, 47, 48, 50, 59, 62].contains($0.minY - screen.minY) } ?? false }

  /// Dims the screen, and draws the background of a presented page.
  ///
  /// The page doesn't have an element for its background.
  private func drawDimming(on canvas: inout SVGCanvas) {
    let presented = presented
    guard let first = presented.first else { return }
    // Don't dim the content below a menu, whose first element is the region that closes it.
    if tree.type(of: first) == .other && tree.frame(of: first).contains(screen) { return }
    let isCover = isUnderCover
    if !isCover { canvas.rect(screen, fill: colors.dimming, opacity: colors.dimmingOpacity) }
    if [.alert, .sheet, .dialog, .popover, .drawer].contains(tree.type(of: first)) || tree.traits(of: first).contains(.isModal) { return }
    let ground = ElementDrawing(tree: tree, id: first, context: context).groundColor(of: presented)
    if isCover { return canvas.rect(screen, fill: ground) }
    let top = presented.map { tree.frame(of: $0).minY }.min() ?? screen.minY
    let y = max(screen.minY, min(top, screen.minY + 57))
    canvas.card(CGRect(x: screen.minX, y: y, width: screen.width, height: screen.maxY - y), radius: 10, top: true, bottom: false, fill: ground)
    if presentedBar == nil { canvas.rect(CGRect(x: screen.midX - 18, y: y + 5, width: 36, height: 5), radius: 2.5, fill: colors.faint) }
  }
}
