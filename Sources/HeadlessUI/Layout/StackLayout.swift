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
  }

  let axis: Axis
  let spacing: CGFloat
  let alignment: CrossAlignment

  /// The layout of several views in place of one.
  @MainActor static let implicit = StackLayout(axis: .vertical, spacing: 8, alignment: .horizontal(.center))

  @MainActor
  func measure(_ items: ItemList, _ proposal: ProposedSize) -> CGSize {
    let offers = self.offers(to: items, proposal)
    var total = CGSize.zero
    total[axis] = totalSpacing(items.count)
    for index in items.indices {
      let size = items[index].size(for: offers?[index] ?? proposal)
      total[axis] += size[axis]
      total[axis.other] = max(total[axis.other], size[axis.other])
    }
    return total
  }

  @MainActor
  func place(_ items: ItemList, in frame: CGRect, _ proposal: ProposedSize) {
    let offers = self.offers(to: items, proposal)
    var position = frame.origin[axis]
    let across = frame.size[axis.other]
    for index in items.indices {
      let item = items[index]
      let offer = offers?[index] ?? proposal
      let size = item.size(for: offer)
      var origin = frame.origin
      origin[axis] = position
      origin[axis.other] += alignment.offset(of: size[axis.other], in: across)
      item.place(at: origin, proposal: offer)
      position += size[axis] + spacing
    }
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

  /// What each item is offered; `nil` where the stack has no length of its own, and each is offered what the stack is and asked for its ideal length.
  @MainActor
  private func offers(to items: ItemList, _ proposal: ProposedSize) -> [ProposedSize]? {
    for item in items { item.setStackAxis(axis) }
    guard let available = proposal[axis], available.isFinite else { return nil }
    var reserved: CGFloat = 0
    let requests = self.requests(of: items, proposal, sum: &reserved)
    var remaining = max(0, available - totalSpacing(items.count))
    var result = Array(repeating: proposal, count: items.count)
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
        var offer = proposal
        offer[axis] = max(0, (share / CGFloat(end - position)).rounded(.down))
        let length = items[index].size(for: offer)[axis]
        result[index] = offer
        share -= length
        remaining -= length
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
    var first = -Double.infinity
    var hasSeveralPriorities = false
    for index in items.indices {
      let priority = items[index].layoutPriority
      if let known = requests.first?.priority, known != priority { hasSeveralPriorities = true }
      first = max(first, priority)
      requests.append(SpaceRequest(index: index, priority: priority))
    }
    // How little an item can do with is kept back from those that are served before it, and nothing comes before the first.
    let last = requests.last { $0.priority == first }?.index
    var isFirstFlexible = false
    for position in requests.indices {
      let item = items[position]
      let isServedFirst = !hasSeveralPriorities || requests[position].priority == first
      // The last of the first comes behind all that have a fixed length, whatever its own may be.
      if isServedFirst, position == last, !isFirstFlexible { continue }
      let minimum = item.size(for: smallest)[axis]
      requests[position].minimum = minimum
      requests[position].flexibility = item.size(for: largest)[axis] - minimum
      if isServedFirst, requests[position].flexibility != 0 { isFirstFlexible = true }
      sum += minimum
    }
    for index in requests.indices.dropFirst() where requests[index] < requests[index - 1] {
      requests.sort()
      break
    }
    return requests
  }
}
