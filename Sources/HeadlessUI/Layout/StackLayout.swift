import Foundation

/// The layout of a stack.
///
/// As in SwiftUI, a stack gives space to views with a higher layout priority first. Among views of the same priority, the least flexible views come first.
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

  /// The layout for several views where one is expected.
  @MainActor static let implicit = StackLayout(axis: .vertical, spacing: 8, alignment: .horizontal(.center))

  /// The length that an item is offered along the axis, and the size that the item takes up.
  struct Share {
    var length: CGFloat = 0
    var size: CGSize = .zero
  }

  @MainActor
  func measure(_ items: ItemList, _ proposal: ProposedSize) -> CGSize { measure(items, proposal, shares(of: items, proposal)) }

  /// Returns the size of the stack for a proposal and the given shares of its items.
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

  /// Places the items of a stack with the given shares.
  ///
  /// - Parameter isMirrored: Whether the leading edge is the right edge.
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

  /// The offsets of the items across the axis, and the length that all items take up across the axis.
  private typealias Guides = (offsets: [CGFloat], length: CGFloat)

  /// Returns the offsets that align the items' guides, and the length of all items across the axis.
  ///
  /// The result is `nil` if items are only aligned by their edges and centers.
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

  /// Returns the guides that the items set, converted to guides of the stack.
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

  /// An item's request for space: its index, minimum length, flexibility and priority.
  private struct SpaceRequest: Comparable {
    let index: Int
    let priority: Double
    var minimum: CGFloat = 0
    var flexibility: CGFloat = 0

    /// Returns whether the first request gets space before the second.
    static func < (first: SpaceRequest, second: SpaceRequest) -> Bool {
      if first.priority != second.priority { return first.priority > second.priority }
      return first.flexibility < second.flexibility || (first.flexibility == second.flexibility && first.index < second.index)
    }
  }

  /// Returns the share of each item, or `nil` if the proposed length isn't finite.
  ///
  /// Without shares, each item is offered the stack's proposal and takes its ideal length.
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
      // Items of the same priority share the length that remains after reserving the minimum lengths of items with a lower priority.
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

  /// Returns the items' requests in the order in which they get space, and adds up minimum lengths.
  ///
  /// A nested stack measures its items three times for each of its own measurements, so measurements that can't change the result are skipped.
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
      // Measure the previous item now, because it's still in the processor's cache. An item followed by another of the same priority is always measured.
      if index > 0, !hasSeveralPriorities {
        ask(index - 1)
        askedCount = index
      }
      requests.append(SpaceRequest(index: index, priority: priority))
    }
    // Items of the highest priority get space first, so their minimum lengths are never reserved. These items are measured only to sort them by flexibility.
    let last = requests.last { $0.priority == first }?.index
    var isFirstFlexible = requests[..<askedCount].contains { $0.priority == first && $0.flexibility != 0 }
    for position in askedCount..<requests.count {
      let isServedFirst = !hasSeveralPriorities || requests[position].priority == first
      // Don't measure the last item of the highest priority if the others have fixed lengths, because it then comes last, however flexible it is.
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
