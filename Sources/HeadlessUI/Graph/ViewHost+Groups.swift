import Foundation
import ScreenModel

/// A node, such as a stack, that doesn't have an element and groups the elements inside it.
@MainActor
protocol ElementGrouping: Node {
  /// Whether the node groups the elements inside it.
  var standsAroundElements: Bool { get }
  /// The only item in the node, if the node is a modifier of that item.
  var onlyGroupedItem: Node? { get }
}

extension ElementGrouping {
  var onlyGroupedItem: Node? { nil }
}

// A stack's identifier applies to the elements in the stack. For queries that include containers, the stack itself becomes an `other` element.
extension ViewHost {
  /// Creates or updates an element for each stack with an identifier.
  ///
  /// Only queries that include containers can find these elements. A stack is found by the identifiers of its elements, so a stack without elements isn't found.
  ///
  /// - Parameter identifier: The identifier of the stacks, or `nil` for all stacks with an identifier.
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
  /// Returns the stack around this node that gave the node's element its identifier.
  ///
  /// The result includes the padding and frame that are applied to the stack.
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

  // Whether the node groups elements, or is a modifier around such a node, such as padding.
  private var isAroundGroup: Bool {
    guard let grouping = self as? any ElementGrouping else { return false }
    return grouping.standsAroundElements || grouping.onlyGroupedItem?.isAroundGroup == true
  }
}
