import Foundation

/// The layout of a stack: it distributes its length as in SwiftUI, by layout priority and to the least flexible views first.
struct StackLayout: Equatable {
  /// The alignment of a stack's views across its axis.
  enum CrossAlignment: Equatable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)

    func offset(of length: CGFloat, in total: CGFloat) -> CGFloat {
      switch self {
      case .horizontal(let alignment): alignment.offset(of: length, in: total)
      case .vertical(let alignment): alignment.offset(of: length, in: total)
      }
    }

    var isCustom: Bool {
      switch self {
      case .horizontal(let alignment): alignment.isCustom
      case .vertical(let alignment): alignment.isCustom
      }
    }

    func guide(of dimensions: ViewDimensions) -> CGFloat {
      switch self {
      case .horizontal(let alignment): dimensions[alignment]
      case .vertical(let alignment): dimensions[alignment]
      }
    }
  }

  let axis: Axis
  let spacing: CGFloat
  let alignment: CrossAlignment

  /// The layout of several views in place of one.
  @MainActor static let implicit = StackLayout(axis: .vertical, spacing: 8, alignment: .horizontal(.center))

  /// What an item is offered along the axis, and the size that it answers with.
  struct Share {
    var length: CGFloat = 0
    var size: CGSize = .zero
  }

  @MainActor
  func measure(_ items: ItemList, _ proposal: ProposedSize) -> CGSize { measure(items, proposal, shares(of: items, proposal)) }

  /// Returns the size of the stack for a proposal whose shares are known.
  @MainActor
  func measure(_ items: ItemList, _ proposal: ProposedSize, _ shares: [Share]?) -> CGSize {
    measure(items, proposal, shares, guides(of: items, proposal, shares))
  }

  @MainActor
  private func measure(_ items: ItemList, _ proposal: ProposedSize, _ shares: [Share]?, _ guides: Guides?) -> CGSize {
    var total = CGSize.zero
    total[axis] = totalSpacing(items.count)
    func add(_ size: CGSize) {
      total[axis] += size[axis]
      total[axis.other] = max(total[axis.other], size[axis.other])
    }
    if let shares {
      for share in shares { add(share.size) }
    } else {
      for item in items {
        item.setStackAxis(axis)
        add(item.size(for: proposal))
      }
    }
    if let guides { total[axis.other] = guides.length }
    return total
  }

  @MainActor
  func place(_ items: ItemList, in frame: CGRect, _ proposal: ProposedSize, isMirrored: Bool = false) {
    place(items, in: frame, proposal, shares(of: items, proposal), isMirrored: isMirrored)
  }

  /// Places the items of a stack whose shares are known.
  /// - Parameter isMirrored: Whether the leading edge is the right one.
  @MainActor
  func place(_ items: ItemList, in frame: CGRect, _ proposal: ProposedSize, _ shares: [Share]?, isMirrored: Bool) {
    var position = frame.origin[axis]
    let across = frame.size[axis.other]
    var offer = proposal
    let guides = guides(of: items, proposal, shares)
    for index in items.indices {
      let item = items[index]
      let size: CGSize
      if let share = shares?[index] {
        offer[axis] = share.length
        size = share.size
      } else {
        item.setStackAxis(axis)
        size = item.size(for: proposal)
      }
      var origin = frame.origin
      origin[axis] = position
      origin[axis.other] += guides.map { $0.offsets[index] } ?? alignment.offset(of: size[axis.other], in: across)
      if isMirrored { origin.x = frame.minX + frame.maxX - origin.x - size.width }
      item.place(at: origin, proposal: offer, size: size)
      position += size[axis] + spacing
    }
  }

  /// Where the items lie across the axis by their guides, and how much they take together.
  private typealias Guides = (offsets: [CGFloat], length: CGFloat)

  /// Where the items lie across the axis so that their guides lie on one line, and how much they take together; `nil` where edges and middles are all there is to align.
  @MainActor
  private func guides(of items: ItemList, _ proposal: ProposedSize, _ shares: [Share]?) -> Guides? {
    guard !items.isEmpty, alignment.isCustom || items[0].host.hasAlignmentGuides else { return nil }
    var places: [(guide: CGFloat, length: CGFloat)] = []
    for index in items.indices {
      let (offer, size) = offer(to: items[index], proposal, shares?[index])
      places.append((alignment.guide(of: items[index].dimensions(for: offer, size: size)), size[axis.other]))
    }
    let line = places.map(\.guide).max() ?? 0
    let offsets = places.map { (line - $0.guide).rounded(.down) }
    return (offsets, zip(offsets, places).map { $0 + $1.length }.max() ?? 0)
  }

  @MainActor
  private func offer(to item: Node, _ proposal: ProposedSize, _ share: Share?) -> (offer: ProposedSize, size: CGSize) {
    guard let share else { return (proposal, item.size(for: proposal)) }
    var offer = proposal
    offer[axis] = share.length
    return (offer, share.size)
  }

  /// The guides that the items set, as guides of the stack.
  @MainActor
  func explicitGuides(of items: ItemList, _ proposal: ProposedSize) -> [AlignmentKey: CGFloat] {
    var merged = MergedGuides()
    let shares = shares(of: items, proposal)
    let guides = guides(of: items, proposal, shares)
    let across = measure(items, proposal, shares, guides)[axis.other]
    var place = CGPoint.zero
    for index in items.indices {
      let (offer, size) = offer(to: items[index], proposal, shares?[index])
      place[axis.other] = guides.map { $0.offsets[index] } ?? alignment.offset(of: size[axis.other], in: across)
      merged.add(items[index].guides(for: offer), at: place)
      place[axis] += size[axis] + spacing
    }
    return merged.all
  }

  private func totalSpacing(_ count: Int) -> CGFloat { spacing * CGFloat(max(0, count - 1)) }

  /// An item while room is shared out: its number, how little it can do with, and how much more it would take.
  private struct SpaceRequest: Comparable {
    let index: Int
    let priority: Double
    var minimum: CGFloat = 0
    var flexibility: CGFloat = 0

    /// Whether the first item is served before the second one.
    static func < (first: SpaceRequest, second: SpaceRequest) -> Bool {
      if first.priority != second.priority { return first.priority > second.priority }
      return first.flexibility < second.flexibility || (first.flexibility == second.flexibility && first.index < second.index)
    }
  }

  /// The share of each item; `nil` where the stack has no length of its own, and each is offered what the stack is and asked for its ideal length.
  @MainActor
  func shares(of items: ItemList, _ proposal: ProposedSize) -> [Share]? {
    guard let available = proposal[axis], available.isFinite else { return nil }
    var reserved: CGFloat = 0
    let requests = self.requests(of: items, proposal, sum: &reserved)
    var remaining = max(0, available - totalSpacing(items.count))
    var result = Array(repeating: Share(), count: items.count)
    var offer = proposal
    var position = 0
    while position < requests.count {
      // Items of one priority share what is left once the others have their least.
      var end = position
      while end < requests.count, requests[end].priority == requests[position].priority {
        reserved -= requests[end].minimum
        end += 1
      }
      var share = max(0, remaining - reserved)
      while position < end {
        let index = requests[position].index
        let length = max(0, (share / CGFloat(end - position)).rounded(.down))
        offer[axis] = length
        let size = items[index].size(for: offer)
        result[index] = Share(length: length, size: size)
        share -= size[axis]
        remaining -= size[axis]
        position += 1
      }
    }
    return result
  }

  /// The space that the items request, in the order in which they are served; to the sum is added how little all of them can do with.
  ///
  /// Each question to an item that is a stack itself becomes three to what is in it, so that nothing is asked that makes no difference.
  @MainActor
  private func requests(of items: ItemList, _ proposal: ProposedSize, sum: inout CGFloat) -> [SpaceRequest] {
    var smallest = proposal
    smallest[axis] = 0
    var largest = proposal
    largest[axis] = .infinity
    var requests: [SpaceRequest] = []
    requests.reserveCapacity(items.count)
    func ask(_ position: Int) {
      let item = items[position]
      let minimum = item.size(for: smallest)[axis]
      requests[position].minimum = minimum
      requests[position].flexibility = item.size(for: largest)[axis] - minimum
      sum += minimum
    }
    var first = -Double.infinity
    var hasSeveralPriorities = false
    var askedCount = 0
    for index in items.indices {
      items[index].setStackAxis(axis)
      let priority = items[index].layoutPriority
      if let known = requests.first?.priority, known != priority { hasSeveralPriorities = true }
      first = max(first, priority)
      // One that another of its priority follows is asked in any case: at once, while it is in the processor's cache.
      if index > 0, !hasSeveralPriorities {
        ask(index - 1)
        askedCount = index
      }
      requests.append(SpaceRequest(index: index, priority: priority))
    }
    // How little an item can do with is kept back from those that are served before it, and nothing comes before the first.
    let last = requests.last { $0.priority == first }?.index
    var isFirstFlexible = requests[..<askedCount].contains { $0.priority == first && $0.flexibility != 0 }
    for position in askedCount..<requests.count {
      let isServedFirst = !hasSeveralPriorities || requests[position].priority == first
      // The last of the first comes behind all that have a fixed length, whatever its own may be.
      if isServedFirst, position == last, !isFirstFlexible { continue }
      ask(position)
      if isServedFirst, requests[position].flexibility != 0 { isFirstFlexible = true }
    }
    for index in requests.indices.dropFirst() where requests[index] < requests[index - 1] {
      requests.sort()
      break
    }
    return requests
  }
}
