import Foundation
import ScreenModel

/// The node of a modifier that lays out, or speaks of, the one view that it is applied to.
///
/// Applied to several views (a group, a collection, the statements of a builder) it is applied to each of them, as in SwiftUI: then it is no item itself,
/// and a member for each view, a node of the same kind, stands between the view and what is around it.
class ModifierNode<Content: View>: SingleChildNode<Content>, ContentProviding, GroupMember {
  // Absent for one view, which is what nearly all modifiers are applied to.
  private final var members: GroupMembers?
  // Whether the members stand around the rows of a list.
  private final var hasRows = false

  override init(_ inputs: NodeInputs) { super.init(inputs) }

  /// Creates a member for a view that is there already.
  init(memberOf group: ModifierNode, around view: Node) {
    super.init(NodeInputs(host: group.host, parent: view.parent, environment: group.environment))
    isMember = true
    content = view
  }

  /// Creates the modifier of one view of the group; every modifier overrides it.
  func makeMember(around view: Node) -> ModifierNode<Content> { preconditionFailure("\(Self.self) has no members.") }

  /// Takes the values of the modifier of a group.
  func takeValues(of group: ModifierNode<Content>) {}

  /// Passes values that have changed on to the members.
  final func updateMembers() {
    members?.forEach { unsafeDowncast($0, to: ModifierNode<Content>.self).takeValues(of: self) }
  }

  final var memberContent: Node { content }

  private func make(_ view: Node) -> any GroupMember { makeMember(around: view) }

  private var group: GroupMembers {
    if let members { return members }
    let made = GroupMembers()
    members = made
    return made
  }

  // MARK: Items

  // What makes rows on demand for a list does so for a modifier of all of them.
  override var childInputs: NodeInputs { NodeInputs(host: host, parent: self, environment: environmentForChildren(environment), rowsAreLazy: rowsAreLazy) }

  final override var isItem: Bool { singleItem != nil }

  final override func invalidateItems() {
    super.invalidateItems()
    hasRows = false
    itemsWereInvalidated()
  }

  /// The items of all that is in the modifier are to be collected again.
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
    // The row of a list is asked for its items as well as for its rows.
    if hasRows { group.forEach { $0.appendItems(to: &items) } } else { for member in group.members(around: self.items, make: make) { items.append(member) } }
  }

  /// The modifier is one of several views from now on.
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

  // MARK: The nodes under the modifier

  override func setEnvironment(_ new: EnvironmentValues) {
    super.setEnvironment(new)
    members?.forEach { member in
      member.environment = environment
      host.environmentDidChange(for: member)
    }
  }

  // A member's elements lie between those around the group and those of the view.
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

  // A row that is parked is parked under its member.
  override func shownDidChange(_ isShown: Bool) {
    guard isMember else {
      super.shownDidChange(isShown)
      members?.forEach { unsafeDowncast($0, to: ModifierNode<Content>.self).groupShownDidChange(isShown) }
      return
    }
    if isShown, content.isParked { content.setParked(false) } else { content.shownDidChange(isShown) }
    groupShownDidChange(isShown)
  }

  /// The view of a member came into view or left it: what the member has beside the view hears of it.
  func groupShownDidChange(_ isShown: Bool) {}

  override func willTearDown() { removeMembers() }
}
