// The parts of a step's sentence that the running step supplies.
extension ScenarioRun {
  /// Gives the running step the author's words, unless it has some.
  ///
  /// From now on, reports of crashes and hangs show them, too.
  static func name(_ words: String) {
    guard let run = current, !words.allSatisfy(\.isWhitespace), let place = run.lock.withLock({ run.state.placeOfStepWithoutWords }) else { return }
    // The words may not contain secrets that the step's literals will type, because a report can show the words before the step types.
    let concealed = run.concealed(words, at: place)
    run.lock.withLock {
      guard let index = run.state.innermostStep, case .step(let site) = run.state.frames[index].kind, run.state.frames[index].wording?.written == nil else { return }
      run.state.frames[index].wording = .init(written: concealed, values: run.state.frames[index].wording?.values ?? [])
      run.state.activity?.rename(index, run.state.sentence(of: site, run.state.frames[index]))
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

  /// Shows a withheld text in the sentence of the running step, because the text isn't secret.
  ///
  /// Other withheld texts stay hidden: a function of the test can type several.
  package static func showWithheldText(_ text: String) {
    guard let run = current else { return }
    run.lock.withLock {
      guard let index = run.state.innermostStep, let wording = run.state.frames[index].wording else { return }
      run.state.frames[index].wording = .init(written: wording.written, values: wording.values.map { $0.showing(text) })
    }
  }
}

extension RunState {
  /// The place of the running step, or `nil` if there is none or if it has the author's words.
  fileprivate var placeOfStepWithoutWords: SourceLocation? {
    guard let index = innermostStep, frames[index].wording?.written == nil else { return nil }
    return frames[index].location
  }

  /// The function of the running step whose arguments its sentence shows, and the step's place, or `nil` if there is none or its arguments are known.
  fileprivate var functionWithoutValues: (function: SentenceTemplate.Function, place: SourceLocation)? {
    guard let index = innermostStep, frames[index].showsValues, frames[index].wording == nil, case .step(let site) = frames[index].kind else { return nil }
    let place = frames[index].location
    return site.template?.function.map { ($0, place) }
  }
}
