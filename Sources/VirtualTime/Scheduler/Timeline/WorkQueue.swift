/// A first in, first out queue of the work that is due now.
///
/// The caller owns removed work. Releasing a block runs the app's code, which must not happen here, because the queue is changed with the scheduler's lock held.
struct WorkQueue {
  private var items: [WorkItem] = []
  private var head = 0

  var isEmpty: Bool { head == items.count }

  /// The waiting work, first to last.
  var waiting: ArraySlice<WorkItem> { items[head...] }

  mutating func append(_ item: WorkItem) {
    items.append(item)
  }

  mutating func popFirst() -> WorkItem? {
    guard head < items.count else { return nil }
    var item = WorkItem.placeholder
    swap(&item, &items[head])
    head += 1
    if head == items.count {
      items.removeAll(keepingCapacity: head <= 4096)
      head = 0
    } else if head >= 1024, head * 2 > items.count {
      items.removeFirst(head)
      head = 0
    }
    return item
  }

  /// Removes and returns the existing item at an offset from the first one.
  mutating func pop(at offset: Int) -> WorkItem {
    let item = items[head + offset]
    // Move up the few items before the removed item, because there may be many items behind it.
    for index in stride(from: head + offset, to: head, by: -1) { items[index] = items[index - 1] }
    _ = popFirst()
    return item
  }

  /// Removes and returns the first item that may run.
  mutating func popFirst(where mayRun: (WorkItem) -> Bool) -> WorkItem? {
    guard let index = items[head...].firstIndex(where: mayRun) else { return nil }
    return items.remove(at: index)
  }

  /// Puts the item that was removed last back at the front.
  mutating func putBack(_ item: WorkItem) {
    items.insert(item, at: head)
  }

  /// Removes and returns the items that are no longer needed.
  @discardableResult
  mutating func removeAll(where isUnwanted: (WorkItem) -> Bool) -> [WorkItem] {
    let removed = waiting.filter(isUnwanted)
    items.removeFirst(head)
    head = 0
    items.removeAll(where: isUnwanted)
    return removed
  }
}

extension WorkItem {
  /// The placeholder for a removed item, which retains nothing.
  fileprivate static var placeholder: WorkItem {
    WorkItem(kind: .globalJob(UnsafeMutableRawPointer(bitPattern: 1)!), taskID: 0, cause: CauseTable.unnamed, shownCause: CauseTable.unnamed)
  }
}
