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

  /// A timer's number is made of how many there were before it, which gives the order at one instant, and of its place in `indices`.
  private static let placeBits: UInt64 = 28
  private static let placeMask: UInt64 = (1 << placeBits) - 1

  private var heap: [Timer] = []
  /// Work that will never be due, by its timer's number: it can still be cancelled.
  private var dropped: [UInt64: WorkItem] = [:]
  private var nextNumber: UInt64 = 1
  /// Where timers stand in the heap, by the place that their number names.
  private var indices: [Int] = []
  private var freePlaces: [Int] = []

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
    let place = freePlaces.popLast() ?? indices.count
    if place == indices.count { indices.append(0) }
    indices[place] = heap.count
    let number = nextNumber << Self.placeBits | UInt64(place)
    nextNumber += 1
    heap.append(Timer(due: due, number: number, item: item, since: since, interval: interval))
    siftUp(from: heap.count - 1)
    return number
  }

  /// Takes a timer out that has not been due yet.
  mutating func cancel(_ number: UInt64) -> WorkItem? {
    let place = Self.place(of: number)
    guard place < indices.count, case let index = indices[place], index < heap.count, heap[index].number == number else {
      return dropped.isEmpty ? nil : dropped.removeValue(forKey: number)
    }
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
    guard let top = heap.first else { return nil }
    let first = mustWait(top) ? heap.filter { !mustWait($0) }.min(by: Self.comesFirst) : top
    if let first { remove(at: indices[Self.place(of: first.number)]) }
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
    for (index, timer) in heap.sorted(by: Self.comesFirst).enumerated() { put(timer, at: index) }
  }

  /// Takes timers out that will never be due.
  ///
  /// - Parameter isKept: Whether a timer stays in.
  /// - Returns: The work of those that were taken out.
  mutating func drop(butFor isKept: (WorkItem) -> Bool) -> [WorkItem] {
    let gone = heap.filter { !isKept($0.item) }
    for timer in gone {
      remove(at: indices[Self.place(of: timer.number)])
      switch timer.item.kind {
      // A sleep may still be cancelled.
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
