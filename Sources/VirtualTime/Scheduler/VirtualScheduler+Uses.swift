import CConcurrencyHooks
import CTestProcess

/// The uses of categories that don't work in this process.
extension VirtualScheduler {
  /// Sets the closure that is called when the scheduler's code first uses one of the given categories.
  ///
  /// It's also called when the code loses something because of another category.
  ///
  /// It's called once for each category, on the thread of that code.
  package func onUse(of categories: Set<InterpositionCategory>, _ handler: @escaping @Sendable (InterpositionCategory) -> Void) {
    locked { (watchedCategories, reportedCategories, useHandler) = (categories, [], handler) }
    for category in categories {
      stk_time_watch_uses(category.inTable) { scheduler, category in
        guard let scheduler else { return }
        Unmanaged<VirtualScheduler>.fromOpaque(scheduler).takeUnretainedValue().noteUse(of: InterpositionCategory(category))
      }
    }
  }

  /// Notes that the scheduler's code, or its test, uses a category.
  package func noteUse(of category: InterpositionCategory) {
    if locked({ watchedCategories.contains(category) }) { report(category) }
  }

  /// Runs this package's own code in an app, whose uses of a category aren't the app's.
  package static func asOwnCode<Result>(_ body: () throws -> Result) rethrows -> Result {
    let was = stk_time_set_own_code(true)
    defer { _ = stk_time_set_own_code(was) }
    return try body()
  }

  /// Notes that the calling code has lost something because an assumption about the toolchain doesn't hold.
  ///
  /// The use is reported even if the category isn't one of the given categories, because its probe may have found no problem.
  package static func noteLoss(of row: InterpositionRow) {
    row.note(works: false)
    owner?.report(row.category)
  }

  private func report(_ category: InterpositionCategory) {
    // Mark the category first, because the handler may itself use it.
    let handler = locked { reportedCategories.insert(category).inserted ? useHandler : nil }
    handler?(category)
  }
}
