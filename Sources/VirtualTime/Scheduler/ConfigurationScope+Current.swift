import CConcurrencyHooks

extension ConfigurationScope {
  /// Begins the scope: the app of the test is configured so too.
  func begin() {
    guard let scheduler = VirtualScheduler.ofTest else { return }
    scheduler.locked { scheduler.scopeOfDriver = self }
  }

  /// The innermost scope that holds for the code that runs here.
  ///
  /// An app's task was started some time ago, and inherits the scope of that time: what holds for it is the scope of the test that drives it.
  /// A scope that such a task opens itself is the later one.
  static var current: ConfigurationScope? {
    let own = ofTask?.active
    let thread = vt_thread()
    guard thread.pointee.is_in_job, let owner = thread.pointee.scheduler else { return own }
    let scheduler = Unmanaged<VirtualScheduler>.fromOpaque(owner).takeUnretainedValue()
    guard let driving = scheduler.locked({ scheduler.scopeOfDriver })?.active else { return own }
    return own.map { $0.number > driving.number ? $0 : driving } ?? driving
  }
}
