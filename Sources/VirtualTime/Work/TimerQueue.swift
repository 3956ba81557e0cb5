/// Work that is due later, in due order; at one instant, in the order in which it was asked for.
struct TimerQueue {
  struct Timer {
    let due: Int64
    let number: UInt64
    let item: WorkItem
    /// When the work was started.
    let since: Int64
    /// The time between two turns of a repeating timer, 0 for anything else.
    let interval: Int64
  }

  private var heap: [Timer] = []
  /// Work that will never be due, by its timer's number: it can still be cancelled.
  private var dropped: [UInt64: WorkItem] = [:]
  private var nextNumber: UInt64 = 1

  /// When the first timer is due.
  var nextDue: Int64? { heap.first?.due }

  var isEmpty: Bool { heap.isEmpty }

  /// Every timer, in due order.
  var waiting: [Timer] {
    heap.sorted { Self.comesFirst($0, $1) }
  }

  /// The timers in no particular order, without the work of sorting them.
  var unordered: [Timer] { heap }

  /// Adds a timer and returns the number by which it can be cancelled.
  ///
  /// - Parameters:
  ///   - since: When the work was started: for a repeating timer, when it was started first.
  ///   - interval: The time between two turns of a repeating timer, 0 for anything else.
  mutating func insert(due: Int64, item: WorkItem, since: Int64, interval: Int64 = 0) -> UInt64 {
    let number = nextNumber
    nextNumber += 1
    heap.append(Timer(due: due, number: number, item: item, since: since, interval: interval))
    siftUp(from: heap.count - 1)
    return number
  }

  /// Takes a timer out that has not been due yet.
  mutating func cancel(_ number: UInt64) -> WorkItem? {
    guard let index = heap.firstIndex(where: { $0.number == number }) else { return dropped.isEmpty ? nil : dropped.removeValue(forKey: number) }
    let item = heap[index].item
    remove(at: index)
    return item
  }

  /// Takes the first timer out if it is due.
  mutating func popFirst(dueBy instant: Int64) -> Timer? {
    guard let first = heap.first, first.due <= instant else { return nil }
    remove(at: 0)
    return first
  }

  /// Takes out the first timer but for those that are to wait.
  mutating func popFirst(butFor mustWait: (Timer) -> Bool) -> Timer? {
    guard let first = heap.filter({ !mustWait($0) }).min(by: Self.comesFirst), let index = heap.firstIndex(where: { $0.number == first.number }) else { return nil }
    remove(at: index)
    return first
  }

  /// Puts off the repeating timers that are overdue at an instant to their next turn after it.
  mutating func putOffOverdue(at instant: Int64) {
    guard heap.contains(where: { $0.interval > 0 && $0.due <= instant }) else { return }
    heap = heap.map { timer in
      guard timer.interval > 0, timer.due <= instant else { return timer }
      let turns = (instant - timer.due) / timer.interval + 1
      return Timer(
        due: timer.due.addingSaturated(turns * timer.interval), number: timer.number, item: timer.item, since: timer.since, interval: timer.interval)
    }
    // A sorted array is a heap.
    heap.sort(by: Self.comesFirst)
  }

  /// Drops every timer: none will be due.
  mutating func drop() -> [WorkItem] {
    for timer in heap { dropped[timer.number] = timer.item }
    defer { heap.removeAll() }
    return heap.map(\.item)
  }

  private mutating func remove(at index: Int) {
    let last = heap.removeLast()
    guard index < heap.count else { return }
    heap[index] = last
    siftDown(from: index)
    siftUp(from: index)
  }

  private static func comesFirst(_ left: Timer, _ right: Timer) -> Bool {
    left.due != right.due ? left.due < right.due : left.number < right.number
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard Self.comesFirst(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && Self.comesFirst(heap[child], heap[first]) {
        first = child
      }
      guard first != parent else { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
