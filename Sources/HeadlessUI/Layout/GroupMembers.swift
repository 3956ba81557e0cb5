import Foundation

/// A node of a modifier that stands around one of the several views that the modifier is applied to.
@MainActor
protocol GroupMember: Node {
  /// The view in it, which it does not own.
  var memberContent: Node { get }
}

extension Node {
  /// The view in a member of a modifier; the node itself where it is none.
  var memberView: Node {
    var view = self
    while view.isMember, let member = view as? any GroupMember { view = member.memberContent }
    return view
  }
}

extension GroupMember {
  /// Puts the member between its view and what is around the view.
  fileprivate func insert() { memberContent.parent = self }

  /// Removes the member from between its view and what is around it.
  fileprivate func dissolve() {
    // Where the view was gone, the member went with it.
    guard isAlive else { return }
    let view = memberContent
    var outer = parent
    // Members of other modifiers stand around this one, and go with it.
    while let member = outer, member.isMember { outer = member.parent }
    view.parent = nil
    tearDown()
    view.parent = outer
  }
}

/// The members of a modifier of several views, by the views that they stand around.
@MainActor
final class GroupMembers {
  private var known: [ObjectIdentifier: any GroupMember] = [:]
  private var order: [any GroupMember] = []
  private var rows: [MemberRows] = []

  /// Returns the members of some views, and lets go of the others.
  func members(around views: some Sequence<Node>, make: (Node) -> any GroupMember) -> [any GroupMember] {
    let new = views.map { member(around: $0, make: make) }
    keepOnly(new)
    return new
  }

  /// Returns the member of a view, created on first use.
  func member(around view: Node, make: (Node) -> any GroupMember) -> any GroupMember {
    let key = ObjectIdentifier(view)
    if let member = known[key], member.isAlive, member.memberContent === view { return member }
    let member = make(view)
    member.insert()
    known[key] = member
    return member
  }

  /// Lets go of the members that are not among some, which are in their order.
  private func keepOnly(_ kept: [any GroupMember]) {
    order = kept
    guard known.count > kept.count else { return }
    let ids = Set(kept.map { ObjectIdentifier($0) })
    for (key, member) in known where !ids.contains(ObjectIdentifier(member)) {
      member.dissolve()
      known[key] = nil
    }
  }

  /// Returns the runs of a list's content, each row with a member around it, and lets go of the other members.
  func segments(around own: [RowSegment], make: @escaping (Node) -> any GroupMember) -> [RowSegment] {
    var kept: [any GroupMember] = []
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

  /// Returns the rows of a collection, each with a member around it.
  private func rows(of provider: any RowProviding, make: @escaping (Node) -> any GroupMember) -> MemberRows {
    if let found = rows.first(where: { $0.provider === provider }) { return found }
    let made = MemberRows(provider, make: make)
    rows.append(made)
    return made
  }

  /// Lets go of the rows of collections that are not among some.
  private func keepOnly(rows kept: [MemberRows]) {
    guard rows.count > kept.count else { return }
    for row in rows where !kept.contains(where: { $0 === row }) { row.removeMembers() }
    rows = kept
  }

  /// Calls a closure for each member in order, those around rows on demand included.
  func forEach(_ body: (any GroupMember) -> Void) {
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

/// The rows of a collection, each with the member of a modifier around it.
@MainActor
final class MemberRows: Node, RowProviding {
  let provider: any RowProviding
  private let make: (Node) -> any GroupMember
  private var members: [ObjectIdentifier: any GroupMember] = [:]

  init(_ provider: any RowProviding, make: @escaping (Node) -> any GroupMember) {
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
        // The row is parked, and its member comes back with it.
        member.isParked = true
      } else {
        member.dissolve()
        members[key] = nil
      }
    }
  }

  func forEachMember(_ body: (any GroupMember) -> Void) { for member in members.values { body(member) } }

  func removeMembers() {
    forEachMember { $0.dissolve() }
    members = [:]
  }
}

extension RowSegment {
  /// Returns the segment with another node in the place of its row.
  fileprivate func replacingRow(by node: Node) -> RowSegment {
    switch self {
    case .node: .node(node)
    case .header: .header(node)
    case .footer: .footer(node)
    case .rows: self
    }
  }
}
