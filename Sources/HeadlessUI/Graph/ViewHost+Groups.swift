import Foundation
import ScreenModel

/// A node that stands around other elements and has none of its own, such as a stack.
@MainActor
protocol ElementGrouping: Node {
  /// Whether the node stands around the elements of what is in it.
  var standsAroundElements: Bool { get }
}

// Stacks that an app gives an identifier. Their elements have that identifier, and the stack itself is an `other` element for those who ask for one.
extension ViewHost {
  /// Gives each stack with an identifier an element beside those in it, which only queries that include containers see.
  ///
  /// Nothing is looked through for an identifier that no element has.
  package func updateGroups(identifiedBy identifier: String) {
    var groups: [ObjectIdentifier: Node] = [:]
    var order: [Node] = []
    for element in tree.all(ElementQuery(scope: application, string: identifier).includingParts) where tree.identifier(of: element) == identifier {
      guard let group = node(for: element)?.group(identifiedBy: identifier), groups.updateValue(group, forKey: ObjectIdentifier(group)) == nil else { continue }
      order.append(group)
    }
    for (key, known) in groupElements where groups[key] == nil && tree.identifier(of: known) == identifier {
      tree.remove(known)
      groupElements[key] = nil
    }
    for group in order { updateElement(of: group, identifier) }
  }

  private func updateElement(of group: Node, _ identifier: String) {
    var elements: [ElementID] = []
    group.forEachSyncedChild { $0.collectElements(into: &elements) }
    guard let first = elements.first, let parent = tree.parent(of: first) else { return }
    let properties = ElementProperties.container(.other, identifier: identifier, frame: group.frame, coveredCount: elements.count)
    let key = ObjectIdentifier(group)
    if let known = groupElements[key], tree.contains(known) {
      tree.update(known, to: properties)
      tree.move(known, into: parent, before: first)
    } else {
      groupElements[key] = tree.insert(properties, into: parent, before: first)
    }
  }
}

extension Node {
  /// The stack around this node that has the identifier which the node's element has from it.
  fileprivate func group(identifiedBy identifier: String) -> Node? {
    var node: Node? = self
    while let current = node, !current.isPresented {
      if let provider = current.overridesProvider, provider.overrides.identifier == identifier {
        let content = provider.onlyItem
        return (content as? any ElementGrouping)?.standsAroundElements == true ? content : nil
      }
      node = current.parent
    }
    return nil
  }
}
