// The parts of a step's sentence that the running step supplies.
extension ScenarioRun {
  /// Gives the running step the author's words, unless it has some.
  static func name(_ words: String) {
    guard let run = current, !words.allSatisfy(\.isWhitespace) else { return }
    run.lock.withLock {
      guard let index = run.state.innermostStep else { return }
      let known = run.state.frames[index].wording
      if known?.written == nil { run.state.frames[index].wording = .init(written: words, values: known?.values ?? []) }
    }
  }

  /// Passes the arguments of a function to the sentence of the running step, if the step calls that function and shows arguments.
  ///
  /// Otherwise, `values` isn't evaluated.
  /// - Parameters:
  ///   - function: The name of the function without its parameters.
  ///   - fileID: The file that calls the function.
  ///   - line: The line that calls the function.
  ///   - values: The values of all arguments that a step can pass, in order.
  package static func noteArguments(of function: String, at fileID: String, _ line: Int, _ values: @autoclosure () -> [StepValue]) {
    guard let run = current, let (called, place) = run.lock.withLock({ run.state.functionWithoutValues }), called.name == function else { return }
    // The step may call a function of the test that has the same name and calls this one elsewhere.
    guard line >= place.line, line - place.line <= called.lines, fileID == place.fileID else { return }
    let values = values()
    // An overload with other labels may be called in the same lines.
    guard called.labels.allSatisfy({ label in label.isEmpty || values.contains { $0.label == label } }) else { return }
    run.lock.withLock {
      guard let index = run.state.innermostStep else { return }
      run.state.frames[index].wording = .init(written: run.state.frames[index].wording?.written, values: values)
    }
  }
}

extension RunState {
  /// The function of the running step whose arguments its sentence shows, and the step's place, or `nil` if there is none or its arguments are known.
  fileprivate var functionWithoutValues: (function: SentenceTemplate.Function, place: SourceLocation)? {
    guard let index = innermostStep, frames[index].showsValues, frames[index].wording == nil, case .step(let site) = frames[index].kind else { return nil }
    let place = frames[index].location
    return site.template?.function.map { ($0, place) }
  }
}
