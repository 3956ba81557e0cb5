import CConcurrencyHooks

extension InterpositionProblem {
  /// Returns the problems that the table shows after the hooks are installed.
  ///
  /// The result is empty if the platform, the thread sanitizer, or the environment rules out capturing.
  ///
  /// - Parameter state: The state of a row. Tests take rows away.
  package static func ofInstallation(state: (InterpositionRow) -> InterpositionRow.State = { $0.state }) -> [InterpositionProblem] {
    guard stk_time_should_catch_functions() else { return [] }
    _ = VirtualScheduler.capturesSwiftConcurrency
    guard stk_time_are_functions_ours() else { return [.functionsFromElsewhere(file: stk_time_provider_of_dispatch().map { String(cString: $0) })] }
    var ofTable = InterpositionRow.all.compactMap { InterpositionProblem($0, in: state($0)) }
    // A row that is there, and only taken away by a test, still notes its uses.
    for index in ofTable.indices { ofTable[index].isUnseen = ofTable[index].row.map { $0.notesUses && !$0.isTakenAway && $0.state.isProblem } ?? false }
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
