import Foundation
import ScreenModel

/// The node of a modifier that affects the layout or the accessibility of a view.
///
/// As in SwiftUI, a modifier of several views, such as a group, a collection, or several statements of a builder, applies to each view.
/// In this case, the node isn't an item. Instead, each view is wrapped in a member, which is a node of the same type between the view and its parent.
class ModifierNode<Content: View>: SingleChildNode<Content>, ContentProviding, DistributedMember {
  // The members, or `nil` if the modifier applies to one view, which is usually the case.
  private final var members: DistributedModifier?
  // Whether the members wrap rows of a list.
  private final var hasRows = false

  override init(_ inputs: NodeInputs) { super.init(inputs) }

  /// Creates a member that wraps an existing view.
  init(memberOf group: ModifierNode, around view: Node) {
    super.init(NodeInputs(host: group.host, parent: view.parent, environment: group.environment))
    isMember = true
    content = view
  }

  /// Creates the member that wraps one view of the group.
  ///
  /// Every subclass overrides this method.
  func makeMember(around view: Node) -> ModifierNode<Content> { preconditionFailure("\(Self.self) has no members.") }

  /// Copies the values of the modifier from the group's node to this member.
  func takeValues(of group: ModifierNode<Content>) {}

  /// Copies changed values of the modifier to the members.
  final func updateMembers() {
    members?.forEach { unsafeDowncast($0, to: ModifierNode<Content>.self).takeValues(of: self) }
  }

  final var memberContent: Node { content }

  private func make(_ view: Node) -> any DistributedMember { makeMember(around: view) }

  private var group: DistributedModifier {
    if let members { return members }
    let made = DistributedModifier()
    members = made
    return made
  }

  // MARK: Items

  // If the content of a list creates its rows on demand, it also does so inside a modifier.
  override var childInputs: NodeInputs { NodeInputs(host: host, parent: self, environment: environmentForChildren(environment), rowsAreLazy: rowsAreLazy) }

  final override var isItem: Bool { singleItem != nil }

  final override func invalidateItems() {
    super.invalidateItems()
    hasRows = false
    itemsWereInvalidated()
  }

  /// Called when the items in the modifier must be collected again.
  func itemsWereInvalidated() {}

  final override func appendItems(to items: inout ItemList) {
    if singleItem != nil {
      if members != nil { removeMembers() }
      return items.append(self)
    }
    if members == nil {
      removeElement()
      didBecomeGroup()
    }
    items.beGroup()
    // A list queries this node both for its rows and for its items, so the members of the rows are reused.
    if hasRows { group.forEach { $0.appendItems(to: &items) } } else { for member in group.members(around: self.items, make: make) { items.append(member) } }
  }

  /// Called when the modifier starts to apply to several views.
  func didBecomeGroup() {}

  private func removeMembers() {
    members?.removeAll()
    members = nil
  }

  // MARK: Rows and pages

  final override var contentProvider: (any ContentProviding)? { singleItem != nil ? nil : self }

  final func appendRows(to segments: inout [RowSegment]) {
    var own: [RowSegment] = []
    content.collectRows(into: &own)
    hasRows = true
    segments.append(contentsOf: group.segments(around: own) { [unowned self] in make($0) })
  }

  final func appendPages(to pages: inout [TabEntry]) {
    var own: [TabEntry] = []
    content.collectPages(into: &own)
    for (page, member) in zip(own, group.members(around: own.map(\.node), make: make)) {
      var entry = TabEntry(node: member, item: page.item)
      entry.tag = page.tag
      pages.append(entry)
    }
  }

  // MARK: Child nodes

  override func setEnvironment(_ new: EnvironmentValues) {
    super.setEnvironment(new)
    members?.forEach { member in
      member.environment = environment
      host.environmentDidChange(for: member)
    }
  }

  // In the element tree, a member is between the elements around the group and the elements of its view, so members are visited instead of the views.
  override func forEachSyncedChild(_ body: (Node) -> Void) {
    guard let members, singleItem == nil else { return super.forEachSyncedChild(body) }
    members.forEach(body)
  }

  final override func detachElements() {
    super.detachElements()
    members?.forEach { member in
      member.removeElement()
      member.needsSync = true
      member.syncedParent = nil
    }
  }

  // A parked row stays inside its member. If the member is shown, its row isn't parked.
  override func shownDidChange(_ isShown: Bool) {
    guard isMember else {
      super.shownDidChange(isShown)
      members?.forEach { unsafeDowncast($0, to: ModifierNode<Content>.self).groupShownDidChange(isShown) }
      return
    }
    if isShown, content.isParked { content.setParked(false) } else { content.shownDidChange(isShown) }
    groupShownDidChange(isShown)
  }

  /// Called when the view of a member appears or disappears.
  ///
  /// Subclasses update the other nodes of the member.
  func groupShownDidChange(_ isShown: Bool) {}

  override func willTearDown() { removeMembers() }
}
