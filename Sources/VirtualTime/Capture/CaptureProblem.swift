import CConcurrencyHooks

/// Something that captured code waits with and that runs in real time in this process, although this platform lets it be captured.
package enum CaptureProblem: Equatable, Sendable {
  /// The process takes the functions of libdispatch and the C library from elsewhere, as where this package is linked as a dynamic library.
  ///
  /// - Parameter file: The file that has `dispatch_async`.
  case functionsFromElsewhere(file: String?)
  /// A library of the toolchain does not call a function here.
  ///
  /// - Parameters:
  ///   - library: The library, without its folder.
  ///   - function: The function that it should call.
  ///   - consequence: What comes of it, as a clause.
  case missedImport(library: String, function: String, consequence: String)
  /// Something was tried, and was not virtual.
  ///
  /// - Parameter name: What was tried, as a noun: “a timer of a run loop”.
  case inRealTime(name: String)

  /// What the installation of the hooks found; nothing where the platform, the thread sanitizer or the environment rules capturing out.
  package static func ofInstallation() -> [CaptureProblem] {
    guard vt_should_catch_functions() else { return [] }
    _ = VirtualScheduler.capturesSwiftConcurrency
    guard RuntimeHooks.capturesDispatch else { return [.functionsFromElsewhere(file: vt_provider_of_dispatch().map { String(cString: $0) })] }
    let missed = missedImports()
    return missed.isEmpty && !RuntimeHooks.capturesRunLoops ? [.inRealTime(name: "a timer of a run loop")] : missed
  }

  private static func missedImports() -> [CaptureProblem] {
    var problems: [CaptureProblem] = []
    while let missed = vt_missed_import_at(problems.count)?.pointee {
      problems.append(
        .missedImport(library: String(cString: missed.library), function: shownName(of: missed.function), consequence: String(cString: missed.consequence)))
    }
    return problems
  }

  private static func shownName(of function: UnsafePointer<CChar>) -> String {
    guard let name = vt_demangled(function) else { return String(cString: function) }
    defer { vt_free(name) }
    return String(cString: name)
  }
}
