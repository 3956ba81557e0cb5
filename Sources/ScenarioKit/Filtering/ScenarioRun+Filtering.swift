extension ScenarioRun {
  /// The name of the test that filters compare.
  var nameForChoice: String {
    if isAmbient, let ofXCTest = XCTestObserver.nameOfTest { return ofXCTest }
    return TestResults.name(feature: feature, test: test)
  }

  /// Returns the details of a scenario with the tags of its test and suite before its own tags.
  func withTagsOfTest(_ details: ScenarioDetails) -> ScenarioDetails {
    let tags = tagsOfTest
    if tags.isEmpty { return details }
    var details = details
    details.tags = tags + details.tags.filter { !tags.contains($0) }
    return details
  }

  private var tagsOfTest: [String] {
    if let known = lock.withLock({ state.tags }) { return known }
    let tags = TestTags.current
    lock.withLock { state.tags = tags }
    return tags
  }

  /// Returns why a scenario that is about to start is left out, or `nil` if it runs.
  ///
  /// If the filter variables can't be read, the test fails, and the scenario is skipped like any scenario after a failure.
  func reasonToLeaveOut(_ name: String, _ details: ScenarioDetails, at location: SourceLocation) -> String? {
    let choice = Choice.current
    guard choice.isActive else { return nil }
    let isInside = lock.withLock { state.skipsTheRest || state.frames.contains { if case .scenario = $0.kind { true } else { false } } }
    if isInside { return nil }
    if let problem = choice.problem {
      failBecause(problem)
      return nil
    }
    let test = nameForChoice
    // Check the test of an implicit run here, because nothing checks the test before its first scenario. Other tests are checked before they start.
    if isAmbient, let reason = choice.reasonToLeaveOut(test: test, tags: tagsOfTest) {
      leaveOut(reason, tags: details.tags)
      return nil
    }
    let reason = choice.reasonToLeaveOut(scenario: name, test: test, tags: details.tags)
    if reason == nil { FilterSummary.ofProcess.noteChosen() } else { FilterSummary.ofProcess.noteLeftOut(tags: details.tags) }
    return reason
  }

  /// Skips a whole test before anything in it runs, and returns whether it was skipped.
  ///
  /// The log shows the reason. If the filter variables can't be read, the test fails.
  /// - Parameters:
  ///   - feature: The test class or suite.
  ///   - test: The test function.
  ///   - reporter: The reporter that marks the test as skipped in the test library.
  ///   - journal: The journal that records the skipped test.
  package static func leavesOutTest(feature: String, test: String, reporter: any TestReporter, journal: Journal?) -> Bool {
    let choice = Choice.current
    guard choice.isActive else { return false }
    let tags = TestTags.current
    let name = TestResults.name(feature: feature, test: test)
    let reason = choice.problem == nil ? choice.reasonToLeaveOut(test: name, tags: tags) : nil
    if reason == nil, choice.problem == nil {
      if !choice.choosesScenarios { FilterSummary.ofProcess.noteChosen() }
      return false
    }
    let isElsewhere = choice.otherShard(of: name) != nil
    let run = ScenarioRun(
      feature: feature, test: test, reporter: reporter, journal: isElsewhere ? nil : journal, console: isElsewhere ? nil : ImplicitOutput.current.console, scheduler: nil,
      isAmbient: false, picture: nil)
    run.start()
    if let problem = choice.problem {
      run.failBecause(problem)
    } else if let reason {
      run.leaveOut(reason, tags: tags)
    }
    run.finish()
    return true
  }

  /// Skips the rest of the test.
  private func leaveOut(_ reason: String, tags: [String]) {
    FilterSummary.ofProcess.noteLeftOut(tags: tags)
    lock.withLock { state.skip(reason) }
    reporter.skip(reason, at: .nowhere)
  }

  /// Whether scenarios of the test were left out and nothing else has started.
  package var hasNoChosenScenario: Bool { lock.withLock { state.isLeftOut } }

  private func failBecause(_ problem: ChoiceProblem) {
    FilterSummary.ofProcess.noteProblem()
    Self.$current.withValue(self) { Self.fail(problem.failure, at: TestDeclaration.find(suite: feature, test: test)) }
  }
}
