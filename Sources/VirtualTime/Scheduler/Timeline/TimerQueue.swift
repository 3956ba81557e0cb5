/// Work that is due later, ordered by due time and, at the same instant, by creation.
struct TimerQueue {
  struct Timer {
    let due: Int64
    let number: UInt64
    let item: WorkItem
    /// The start time of the work.
    let since: Int64
    /// The interval of a repeating timer, or 0 for other work.
    let interval: Int64
  }

  /// The number of bits in a timer's number for its place in `indices`.
  ///
  /// The other bits count the timers created before it, which gives the order at the same instant.
  private static let placeBits: UInt64 = 28
  private static let placeMask: UInt64 = (1 << placeBits) - 1

  private var heap: [Timer] = []
  /// Work that will never be due, by its timer's number.
  ///
  /// It can still be canceled.
  private var dropped: [UInt64: WorkItem] = [:]
  private var nextNumber: UInt64 = 1
  /// The timers' positions in the heap, by the places in their numbers.
  private var indices: [Int] = []
  private var freePlaces: [Int] = []

  /// The time when the first timer is due.
  var nextDue: Int64? { heap.first?.due }

  var isEmpty: Bool { heap.isEmpty }

  /// All timers, in due order.
  var waiting: [Timer] {
    heap.sorted { Self.comesFirst($0, $1) }
  }

  /// All timers in no particular order, which saves sorting them.
  var unordered: [Timer] { heap }

  /// Adds a timer, and returns the number that cancels it.
  ///
  /// - Parameters:
  ///   - since: The start time of the work. For a repeating timer, this is the time when it was first started.
  ///   - interval: The interval of a repeating timer, or 0 for other work.
  mutating func insert(due: Int64, item: WorkItem, since: Int64, interval: Int64 = 0) -> UInt64 {
    let place = freePlaces.popLast() ?? indices.count
    if place == indices.count { indices.append(0) }
    indices[place] = heap.count
    let number = nextNumber << Self.placeBits | UInt64(place)
    nextNumber += 1
    heap.append(Timer(due: due, number: number, item: item, since: since, interval: interval))
    siftUp(from: heap.count - 1)
    return number
  }

  /// Removes a timer that hasn't come due, and returns its work.
  mutating func cancel(_ number: UInt64) -> WorkItem? {
    let place = Self.place(of: number)
    guard place < indices.count, case let index = indices[place], index < heap.count, heap[index].number == number else {
      return dropped.isEmpty ? nil : dropped.removeValue(forKey: number)
    }
    let item = heap[index].item
    remove(at: index)
    return item
  }

  /// Removes and returns the first timer if it's due.
  mutating func popFirst(dueBy instant: Int64) -> Timer? {
    guard let first = heap.first, first.due <= instant else { return nil }
    remove(at: 0)
    return first
  }

  /// Removes and returns the first timer that doesn't have to wait.
  mutating func popFirst(butFor mustWait: (Timer) -> Bool) -> Timer? {
    guard let top = heap.first else { return nil }
    let first = mustWait(top) ? heap.filter { !mustWait($0) }.min(by: Self.comesFirst) : top
    if let first { remove(at: indices[Self.place(of: first.number)]) }
    return first
  }

  /// Postpones the repeating timers that are overdue at an instant to their next turn after it.
  mutating func putOffOverdue(at instant: Int64) {
    guard heap.contains(where: { $0.interval > 0 && $0.due <= instant }) else { return }
    heap = heap.map { timer in
      guard timer.interval > 0, timer.due <= instant else { return timer }
      let turns = (instant - timer.due) / timer.interval + 1
      return Timer(
        due: timer.due.addingSaturated(turns * timer.interval), number: timer.number, item: timer.item, since: timer.since, interval: timer.interval)
    }
    // Sort the timers, because a sorted array is a valid heap.
    for (index, timer) in heap.sorted(by: Self.comesFirst).enumerated() { put(timer, at: index) }
  }

  /// Removes timers, which then never come due.
  ///
  /// - Parameter isKept: A closure that returns whether a timer stays in the queue.
  /// - Returns: The work of the removed timers.
  mutating func drop(butFor isKept: (WorkItem) -> Bool) -> [WorkItem] {
    let gone = heap.filter { !isKept($0.item) }
    for timer in gone {
      remove(at: indices[Self.place(of: timer.number)])
      switch timer.item.kind {
      // A sleep may still be canceled, so keep its job.
      case .globalJob, .mainJob, .sleeper: dropped[timer.number] = timer.item
      case .event, .block, .runLoop, .source, .thread: break
      }
    }
    return gone.map(\.item)
  }

  private mutating func remove(at index: Int) {
    freePlaces.append(Self.place(of: heap[index].number))
    let last = heap.removeLast()
    guard index < heap.count else { return }
    put(last, at: index)
    siftDown(from: index)
    siftUp(from: index)
  }

  private static func place(of number: UInt64) -> Int { Int(number & placeMask) }

  private static func comesFirst(_ left: Timer, _ right: Timer) -> Bool {
    left.due != right.due ? left.due < right.due : left.number < right.number
  }

  private mutating func put(_ timer: Timer, at index: Int) {
    heap[index] = timer
    indices[Self.place(of: timer.number)] = index
  }

  private mutating func swap(_ first: Int, _ second: Int) {
    let timer = heap[first]
    put(heap[second], at: first)
    put(timer, at: second)
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard Self.comesFirst(heap[child], heap[parent]) else { return }
      swap(child, parent)
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
      swap(parent, first)
      parent = first
    }
  }
}
