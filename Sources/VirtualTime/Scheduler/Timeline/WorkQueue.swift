/// First in, first out: the work that is due now.
///
/// Work that is taken out belongs to who took it: to release a block runs the app's code, and the queue is changed with the scheduler's lock held.
struct WorkQueue {
  private var items: [WorkItem] = []
  private var head = 0

  var isEmpty: Bool { head == items.count }

  /// What waits, first to last.
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

  /// Takes the item that stands so many places behind the first one; it exists.
  mutating func pop(at offset: Int) -> WorkItem {
    let item = items[head + offset]
    // What stands before it moves up, which is little; what stands behind it may be much.
    for index in stride(from: head + offset, to: head, by: -1) { items[index] = items[index - 1] }
    _ = popFirst()
    return item
  }

  /// Takes the first item that may run.
  mutating func popFirst(where mayRun: (WorkItem) -> Bool) -> WorkItem? {
    guard let index = items[head...].firstIndex(where: mayRun) else { return nil }
    return items.remove(at: index)
  }

  /// Puts the item that was taken last back in front.
  mutating func putBack(_ item: WorkItem) {
    items.insert(item, at: head)
  }

  /// Takes out the items that are not wanted any more.
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
  /// What stands where an item was taken out; it holds nothing.
  fileprivate static var placeholder: WorkItem {
    WorkItem(kind: .globalJob(UnsafeMutableRawPointer(bitPattern: 1)!), taskID: 0, cause: CauseTable.unnamed, shownCause: CauseTable.unnamed)
  }
}
