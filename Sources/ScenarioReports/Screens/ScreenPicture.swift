import Foundation
import ScenarioKit
import ScreenModel

extension ScreenReport {
  /// The screen as an SVG document, drawn by ``ElementTree/svgSnapshot(of:size:)``.
  var svg: String { tree.svgSnapshot(size: CGSize(width: width, height: height)) }

  /// The elements as a tree, for drawing and queries.
  ///
  /// An element with too high a level becomes a child of the element before it.
  var tree: ElementTree {
    let tree = ElementTree()
    tree.setFrame(CGRect(x: 0, y: 0, width: width, height: height), of: tree.root)
    var ancestors = [tree.root]
    var looks: [ElementID: ElementLook] = [:]
    for (index, element) in elements.enumerated() {
      if index == 0, element.depth == 0 {
        tree.update(tree.root, to: ElementProperties(element))
        if !element.look.isEmpty { looks[tree.root] = ElementLook(code: element.look) }
        continue
      }
      let depth = min(max(1, element.depth), ancestors.count)
      var properties = ElementProperties(element)
      let look = element.look.isEmpty ? nil : ElementLook(code: element.look)
      look?.details?.apply(to: &properties.details)
      let id = tree.insert(properties, into: ancestors[depth - 1])
      looks[id] = look
      ancestors.replaceSubrange(depth..., with: CollectionOfOne(id))
    }
    tree.look = { [looks] in ScreenLook(elements: looks) }
    return tree
  }
}

extension ElementProperties {
  /// Creates the properties of a recorded element.
  init(_ element: PicturedElement) {
    let frame = element.frame
    let flags = element.flags
    self.init(
      type: ElementType(named: element.type) ?? .other, identifier: element.identifier.drawable, label: element.label.drawable, title: element.title.drawable,
      value: element.value?.drawable, placeholder: element.placeholder?.drawable, traits: ElementTraits(rawValue: element.traits),
      frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height), isEnabled: !flags.contains(.disabled), isSelected: flags.contains(.selected),
      hasFocus: flags.contains(.focused), isHidden: flags.contains(.hidden), clipsToBounds: flags.contains(.clips), ignoresTouches: flags.contains(.ignoresTouches))
    if flags.contains(.hasTextLikePlaceholder) { details.isTextLikePlaceholder = true }
  }
}

extension ElementType {
  private static let byName: [String: ElementType] = Dictionary(allCases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Creates an element type from its name in a snapshot, such as “Button”.
  init?(named name: String) {
    guard let type = Self.byName[name] else { return nil }
    self = type
  }
}

extension String {
  /// The part of the text that is drawn, because no screen has room for more.
  fileprivate var drawable: String { utf8.count <= 2000 ? self : "\(prefix(1000))…" }
}
