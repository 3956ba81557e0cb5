import Foundation
import ScreenModel

/// A node that stands around other elements and has none of its own, such as a stack.
@MainActor
protocol ElementGrouping: Node {
  /// Whether the node stands around the elements of what is in it.
  var standsAroundElements: Bool { get }
  /// The only view in the node, if the node is a modifier of that view.
  var onlyGroupedItem: Node? { get }
}

extension ElementGrouping {
  var onlyGroupedItem: Node? { nil }
}

// Stacks that an app gives an identifier. Their elements have that identifier, and the stack itself is an `other` element for those who ask for one.
extension ViewHost {
  /// Gives each stack with an identifier an element beside those in it, which only queries that include containers see.
  ///
  /// Only stacks with elements are found, because their elements have the identifier.
  ///
  /// - Parameter identifier: The identifier of the stacks; `nil` for all stacks with one.
  package func updateGroups(identifiedBy identifier: String?) {
    var found: [ObjectIdentifier: (view: Node, identifier: String)] = [:]
    var order: [ObjectIdentifier] = []
    for element in tree.all(ElementQuery(scope: application, string: identifier).includingParts) {
      let own = tree.identifier(of: element)
      guard !own.isEmpty, identifier == nil || own == identifier, let group = node(for: element)?.group(identifiedBy: own) else { continue }
      if found.updateValue((group, own), forKey: ObjectIdentifier(group)) == nil { order.append(ObjectIdentifier(group)) }
    }
    for (key, known) in groupElements where found[key] == nil && (identifier == nil || tree.identifier(of: known) == identifier) {
      tree.remove(known)
      groupElements[key] = nil
    }
    for key in order { if let (view, own) = found[key] { updateElement(of: view, key, own) } }
  }

  private func updateElement(of group: Node, _ key: ObjectIdentifier, _ identifier: String) {
    var elements: [ElementID] = []
    group.forEachSyncedChild { $0.collectElements(into: &elements) }
    guard let first = elements.first, let parent = tree.parent(of: first) else { return }
    let properties = ElementProperties.container(.other, identifier: identifier, frame: group.frame, coveredCount: elements.count)
    if let known = groupElements[key], tree.contains(known) {
      tree.update(known, to: properties)
      tree.move(known, into: parent, before: first)
    } else {
      groupElements[key] = tree.insert(properties, into: parent, before: first)
    }
  }
}

extension Node {
  /// The stack around this node that has the identifier which the node's element has from it, with its padding and its frame.
  fileprivate func group(identifiedBy identifier: String) -> Node? {
    var node: Node? = self
    while let current = node, !current.isPresented {
      if let provider = current.overridesProvider, provider.overrides.identifier == identifier {
        let content = provider.onlyItem
        return content?.isAroundGroup == true ? content : nil
      }
      node = current.parent
    }
    return nil
  }

  // A modifier with a frame of its own, such as padding, belongs to the stack in it.
  private var isAroundGroup: Bool {
    guard let grouping = self as? any ElementGrouping else { return false }
    return grouping.standsAroundElements || grouping.onlyGroupedItem?.isAroundGroup == true
  }
}
