import CConcurrencyHooks

/// A helper thread in the middle of a block, which goes on when a condition holds or its time is over.
final class ParkedThread {
  let helper: OpaquePointer
  /// What the thread waits for, as messages say it.
  let name: String
  let cause: UInt32
  private let condition: () -> Bool
  /// Whether the condition has come to hold.
  var isSatisfied = false
  /// When its time is over, and the number of the timer that ends it, 0 where it is over already; `nil` where it waits for ever.
  var due: Int64?
  var timer: UInt64?

  init(helper: OpaquePointer, name: String, cause: UInt32, condition: @escaping () -> Bool) {
    self.helper = helper
    self.name = name
    self.cause = cause
    self.condition = condition
  }

  /// Asks the condition, which may take what it waits for.
  func check() -> Bool {
    isSatisfied = isSatisfied || condition()
    return isSatisfied
  }
}
