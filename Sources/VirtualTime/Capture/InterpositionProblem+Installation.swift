import CConcurrencyHooks

extension InterpositionProblem {
  /// Returns the problems that the table shows after the hooks are installed.
  ///
  /// The result is empty if the platform, the thread sanitizer, or the environment rules out capturing.
  ///
  /// - Parameters:
  ///   - state: The state of a row. Tests take rows away.
  ///   - isThere: Whether a row's own code runs. It does if only a test takes the row away.
  package static func ofInstallation(
    state: (InterpositionRow) -> InterpositionRow.State = { $0.state }, isThere: (InterpositionRow) -> Bool = { $0.isTakenAway || !$0.state.isProblem }
  ) -> [InterpositionProblem] {
    guard stk_time_should_catch_functions() else { return [] }
    _ = VirtualScheduler.capturesSwiftConcurrency
    guard stk_time_are_functions_ours() else { return [.functionsFromElsewhere(file: stk_time_provider_of_dispatch().map { String(cString: $0) })] }
    var ofTable = InterpositionRow.all.compactMap { InterpositionProblem($0, in: state($0)) }
    // Only code that runs notes its uses.
    for index in ofTable.indices { ofTable[index].isUnseen = ofTable[index].row.map { $0.notesUses && !isThere($0) } ?? false }
    if let reason = VirtualScheduler.reasonForRealTime, !ofTable.contains(where: { $0.category == .time }) {
      return ofTable + [InterpositionProblem(category: .time, expected: "Swift concurrency is captured", actual: reason, consequence: "tasks run in real time")]
    }
    return ofTable
  }

  /// Returns the problems of some rows, as far as the table shows them without installing the hooks.
  ///
  /// The result is empty if the process's own link is the cause of all problems, or if the platform, the thread sanitizer, or the environment rules out capturing.
  package static func ofRows(_ rows: [InterpositionRow]) -> [InterpositionProblem] {
    guard stk_time_should_catch_functions(), stk_time_are_functions_ours() else { return [] }
    return rows.compactMap { InterpositionProblem($0, in: $0.state) }
  }
}
