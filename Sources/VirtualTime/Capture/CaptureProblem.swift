import CConcurrencyHooks

/// A way to wait that runs in real time in this process, although the platform supports capturing it.
package enum CaptureProblem: Equatable, Sendable {
  /// The process resolves the functions of libdispatch and the C library elsewhere.
  ///
  /// This happens, for example, if this package is linked as a dynamic library.
  ///
  /// - Parameter file: The file that provides `dispatch_async`.
  case functionsFromElsewhere(file: String?)
  /// A library of the toolchain doesn't call this package's version of a function.
  ///
  /// - Parameters:
  ///   - library: The library's file name, without its folder.
  ///   - function: The function that the library should call.
  ///   - consequence: A clause that says what doesn't work as a result.
  case missedImport(library: String, function: String, consequence: String)
  /// A trial ran in real time instead of virtual time.
  ///
  /// - Parameter name: A noun phrase for what was tried: “a run loop timer”.
  case inRealTime(name: String)

  /// Returns the problems that installing the hooks revealed.
  ///
  /// The result is empty if the platform, the thread sanitizer, or the environment rules out capturing.
  package static func ofInstallation() -> [CaptureProblem] {
    guard stk_time_should_catch_functions() else { return [] }
    _ = VirtualScheduler.capturesSwiftConcurrency
    guard RuntimeHooks.capturesDispatch else { return [.functionsFromElsewhere(file: stk_time_provider_of_dispatch().map { String(cString: $0) })] }
    let missed = missedImports()
    return missed.isEmpty && !RuntimeHooks.capturesRunLoops ? [.inRealTime(name: "a run loop timer")] : missed
  }

  private static func missedImports() -> [CaptureProblem] {
    var problems: [CaptureProblem] = []
    while let missed = stk_time_missed_import_at(problems.count)?.pointee {
      problems.append(
        .missedImport(library: String(cString: missed.library), function: shownName(of: missed.function), consequence: String(cString: missed.consequence)))
    }
    return problems
  }

  private static func shownName(of function: UnsafePointer<CChar>) -> String {
    guard let name = stk_time_demangled(function) else { return String(cString: function) }
    defer { stk_time_free(name) }
    return String(cString: name)
  }
}
