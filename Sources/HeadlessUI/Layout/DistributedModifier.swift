import Foundation

/// A node that wraps one of the views that a modifier is applied to.
///
/// If a modifier is applied to several views, each view is wrapped in such a member.
@MainActor
protocol DistributedMember: Node {
  /// The wrapped view.
  ///
  /// The member doesn't own the view.
  var memberContent: Node { get }
}

extension Node {
  /// The view inside all members that wrap it, or the node itself if it isn't a member.
  var memberView: Node {
    var view = self
    while view.isMember, let member = view as? any DistributedMember { view = member.memberContent }
    return view
  }
}

extension DistributedMember {
  /// Inserts the member between its view and the view's parent.
  fileprivate func insert() { memberContent.parent = self }

  /// Removes the member, so its view becomes a child of the member's parent.
  fileprivate func dissolve() {
    // Do nothing if the member isn't alive, because it was torn down together with its view.
    guard isAlive else { return }
    let view = memberContent
    var outer = parent
    // Find the first ancestor that isn't a member, because members of other modifiers around this member are removed with it.
    while let member = outer, member.isMember { outer = member.parent }
    view.parent = nil
    tearDown()
    view.parent = outer
  }
}

/// The members of a modifier that is applied to several views, keyed by the views that they wrap.
@MainActor
final class DistributedModifier {
  private var known: [ObjectIdentifier: any DistributedMember] = [:]
  private var order: [any DistributedMember] = []
  private var rows: [MemberRows] = []

  /// Returns the members of the given views, and dissolves all other members.
  func members(around views: some Sequence<Node>, make: (Node) -> any DistributedMember) -> [any DistributedMember] {
    let new = views.map { member(around: $0, make: make) }
    keepOnly(new)
    return new
  }

  /// Returns the member of a view, which is created on first use.
  func member(around view: Node, make: (Node) -> any DistributedMember) -> any DistributedMember {
    let key = ObjectIdentifier(view)
    if let member = known[key], member.isAlive, member.memberContent === view { return member }
    let member = make(view)
    member.insert()
    known[key] = member
    return member
  }

  /// Dissolves all members except the given ones.
  ///
  /// - Parameter kept: The members to keep, in order.
  private func keepOnly(_ kept: [any DistributedMember]) {
    order = kept
    guard known.count > kept.count else { return }
    let ids = Set(kept.map { ObjectIdentifier($0) })
    for (key, member) in known where !ids.contains(ObjectIdentifier(member)) {
      member.dissolve()
      known[key] = nil
    }
  }

  /// Returns the row segments of a list's content, with a member around each row.
  ///
  /// All other members are dissolved.
  func segments(around own: [RowSegment], make: @escaping (Node) -> any DistributedMember) -> [RowSegment] {
    var kept: [any DistributedMember] = []
    var keptRows: [MemberRows] = []
    let segments = own.map { segment -> RowSegment in
      if case .rows(let provider) = segment {
        let rows = rows(of: provider, make: make)
        keptRows.append(rows)
        return .rows(rows)
      }
      guard let row = segment.fixedRow else { return segment }
      let member = member(around: row, make: make)
      kept.append(member)
      return segment.replacingRow(by: member)
    }
    keepOnly(kept)
    keepOnly(rows: keptRows)
    return segments
  }

  /// Returns the rows of a collection, with a member around each row.
  private func rows(of provider: any RowProviding, make: @escaping (Node) -> any DistributedMember) -> MemberRows {
    if let found = rows.first(where: { $0.provider === provider }) { return found }
    let made = MemberRows(provider, make: make)
    rows.append(made)
    return made
  }

  /// Removes the members of all collections except the given ones.
  private func keepOnly(rows kept: [MemberRows]) {
    guard rows.count > kept.count else { return }
    for row in rows where !kept.contains(where: { $0 === row }) { row.removeMembers() }
    rows = kept
  }

  /// Calls a closure for each member, in order.
  ///
  /// Members of rows that are created on demand are included.
  func forEach(_ body: (any DistributedMember) -> Void) {
    for member in order { body(member) }
    for rows in rows { rows.forEachMember(body) }
  }

  func removeAll() {
    forEach { $0.dissolve() }
    known = [:]
    order = []
    rows = []
  }
}

/// The rows of a collection, each of which is wrapped in a member of a modifier.
@MainActor
final class MemberRows: Node, RowProviding {
  let provider: any RowProviding
  private let make: (Node) -> any DistributedMember
  private var members: [ObjectIdentifier: any DistributedMember] = [:]

  init(_ provider: any RowProviding, make: @escaping (Node) -> any DistributedMember) {
    self.provider = provider
    self.make = make
    super.init(NodeInputs(host: provider.host, parent: provider.parent, environment: provider.environment))
  }

  var rowCount: Int { provider.rowCount }

  func index(ofRow id: AnyHashable) -> Int? { provider.index(ofRow: id) }

  func row(at index: Int) -> Node {
    let row = provider.row(at: index)
    let key = ObjectIdentifier(row)
    if let member = members[key], member.isAlive, member.memberContent === row { return member }
    let member = make(row)
    member.insert()
    members[key] = member
    return member
  }

  func keepOnly(_ kept: Set<ObjectIdentifier>) {
    var rows: Set<ObjectIdentifier> = []
    for (key, member) in members where kept.contains(ObjectIdentifier(member)) { rows.insert(key) }
    provider.keepOnly(rows)
    for (key, member) in members where !rows.contains(key) {
      if member.memberContent.isAlive {
        // The row is only parked, because it has scrolled away. Its member is used again when the row returns.
        member.isParked = true
      } else {
        member.dissolve()
        members[key] = nil
      }
    }
  }

  func forEachMember(_ body: (any DistributedMember) -> Void) { for member in members.values { body(member) } }

  func removeMembers() {
    forEachMember { $0.dissolve() }
    members = [:]
  }
}

extension RowSegment {
  /// Returns the segment with its row replaced by a different node.
  fileprivate func replacingRow(by node: Node) -> RowSegment {
    switch self {
    case .node: .node(node)
    case .header: .header(node)
    case .footer: .footer(node)
    case .rows: self
    }
  }
}
