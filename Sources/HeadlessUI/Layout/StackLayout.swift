import Foundation

/// The layout of a stack: room along its axis is shared as in SwiftUI, the least flexible views first, by layout priority.
struct StackLayout: Equatable {
  /// How the views of a stack line up across its axis.
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

  /// What several views become where one is expected.
  @MainActor static let implicit = StackLayout(axis: .vertical, spacing: 8, alignment: .horizontal(.center))

  @MainActor
  func measure(_ items: [Node], _ proposal: ProposedSize) -> CGSize {
    let sizes = self.sizes(of: items, proposal)
    var total = CGSize.zero
    total[axis] = totalSpacing(items.count)
    for size in sizes {
      total[axis] += size[axis]
      total[axis.other] = max(total[axis.other], size[axis.other])
    }
    return total
  }

  @MainActor
  func place(_ items: [Node], in frame: CGRect, _ proposal: ProposedSize) {
    let proposals = self.proposals(of: items, proposal)
    var position = frame.origin[axis]
    let across = frame.size[axis.other]
    for (item, itemProposal) in zip(items, proposals) {
      let size = item.size(for: itemProposal)
      var origin = frame.origin
      origin[axis] = position
      origin[axis.other] += alignment.offset(of: size[axis.other], in: across)
      item.place(at: origin, proposal: itemProposal)
      position += size[axis] + spacing
    }
  }

  private func totalSpacing(_ count: Int) -> CGFloat { spacing * CGFloat(max(0, count - 1)) }

  @MainActor
  private func sizes(of items: [Node], _ proposal: ProposedSize) -> [CGSize] {
    zip(items, proposals(of: items, proposal)).map { $0.size(for: $1) }
  }

  /// What each item is offered.
  @MainActor
  private func proposals(of items: [Node], _ proposal: ProposedSize) -> [ProposedSize] {
    for item in items { item.setStackAxis(axis) }
    guard let available = proposal[axis], available.isFinite else {
      // Without a length of its own the stack asks every item for its ideal length.
      return Array(repeating: proposal, count: items.count)
    }
    var smallest = proposal
    smallest[axis] = 0
    var largest = proposal
    largest[axis] = .infinity
    let minimums = items.map { $0.size(for: smallest)[axis] }
    let flexibilities = zip(items, minimums).map { $0.size(for: largest)[axis] - $1 }
    let order = items.indices.sorted {
      let first = items[$0].layoutPriority
      let second = items[$1].layoutPriority
      if first != second { return first > second }
      return flexibilities[$0] < flexibilities[$1] || (flexibilities[$0] == flexibilities[$1] && $0 < $1)
    }
    var remaining = max(0, available - totalSpacing(items.count))
    var reserved = minimums.reduce(0, +)
    var result = Array(repeating: proposal, count: items.count)
    var position = 0
    while position < order.count {
      // Items of one priority share what is left once the others have their least.
      let priority = items[order[position]].layoutPriority
      var end = position
      while end < order.count, items[order[end]].layoutPriority == priority {
        reserved -= minimums[order[end]]
        end += 1
      }
      var share = max(0, remaining - reserved)
      var count = end - position
      for index in order[position..<end] {
        var offer = proposal
        offer[axis] = max(0, (share / CGFloat(count)).rounded(.down))
        let length = items[index].size(for: offer)[axis]
        result[index] = offer
        share -= length
        remaining -= length
        count -= 1
      }
      position = end
    }
    return result
  }
}
