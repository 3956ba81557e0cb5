import CConcurrencyHooks
import CTestProcess

/// The uses of categories that don't work in this process.
extension VirtualScheduler {
  /// Sets the closure that is called when the scheduler's code first uses one of the given categories.
  ///
  /// It's called once for each category, on the thread of that code.
  package func onUse(of categories: Set<InterpositionCategory>, _ handler: @escaping @Sendable (InterpositionCategory) -> Void) {
    locked { (watchedCategories, useHandler) = (categories, handler) }
    for category in categories {
      stk_time_watch_uses(category.inTable) { scheduler, category in
        guard let scheduler else { return }
        Unmanaged<VirtualScheduler>.fromOpaque(scheduler).takeUnretainedValue().noteUse(of: InterpositionCategory(category))
      }
    }
  }

  /// Notes that the scheduler's code, or its test, uses a category.
  package func noteUse(of category: InterpositionCategory) {
    // Remove the category first, because the handler may itself use it.
    let handler = locked { watchedCategories.remove(category) == nil ? nil : useHandler }
    handler?(category)
  }
}
