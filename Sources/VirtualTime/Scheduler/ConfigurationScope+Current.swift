import CConcurrencyHooks

extension ConfigurationScope {
  /// Starts the scope, and applies its configuration to the test's app too.
  func begin() {
    guard let scheduler = VirtualScheduler.ofTest else { return }
    scheduler.locked { scheduler.scopeOfDriver = self }
  }

  /// The innermost scope that applies to the running code.
  ///
  /// A task of the app inherits the scope that was active when the task started. Instead of that scope, the scope of the test that drives the task applies,
  /// unless the task itself has opened a later scope.
  static var current: ConfigurationScope? {
    let own = ofTask?.active
    let thread = stk_time_thread()
    guard thread.pointee.is_in_job, let owner = thread.pointee.scheduler else { return own }
    let scheduler = Unmanaged<VirtualScheduler>.fromOpaque(owner).takeUnretainedValue()
    guard let driving = scheduler.locked({ scheduler.scopeOfDriver })?.active else { return own }
    return own.map { $0.number > driving.number ? $0 : driving } ?? driving
  }
}
