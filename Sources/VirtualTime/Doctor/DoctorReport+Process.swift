import CConcurrencyHooks
import CTestProcess
import Foundation

extension DoctorReport {
  /// Creates the report on this process.
  ///
  /// - Parameters:
  ///   - problems: The problems that the check found, or `nil` before the check.
  ///   - distribution: The name and version of the distribution, or `nil` if it isn't known.
  ///   - path: The path of this file, which leads to the package's folder.
  package init(problems: [InterpositionProblem]?, distribution: String?, path: String = #filePath) {
    let isRuledOut = !stk_time_should_catch_functions()
    let areTried = problems != nil && !isRuledOut && VirtualScheduler.capturesDispatch
    self.init(
      toolchain: .ofProcess, platform: .ofProcess(distribution: distribution),
      sources: (0..<4).reduce(URL(fileURLWithPath: path)) { file, _ in file.deletingLastPathComponent() }.path,
      note: isRuledOut ? "Nothing is intercepted, because SCREENTEST_WITHOUT_HOOKS is set or the thread sanitizer is enabled." : nil, isComplete: problems != nil,
      categories: Category.all(problems: problems ?? [], areTried: areTried) { row in
        // The thread sanitizer's own definitions are expected, and don't make the row a problem.
        isRuledOut && row.state.isProblem ? .untried : row.state
      })
  }
}

extension DoctorReport.Toolchain {
  /// The toolchain that built this process.
  fileprivate static var ofProcess: Self {
    Self(
      testedVersion: SystemInterface.testedVersion, isNewer: SystemInterface.isCompilerNewer, cCompiler: String(cString: stk_process_c_compiler()),
      runtime: stk_process_file_of_runtime().map { String(cString: $0) }, leftOut: SystemInterface.allCases.filter { !$0.isUsed }.map(\.rawValue))
  }
}

extension DoctorReport.Platform {
  /// Returns the machine that this process runs on.
  fileprivate static func ofProcess(distribution: String?) -> Self {
    var system = utsname()
    uname(&system)
    let (name, machine, glibc) = (text(system.sysname), text(system.machine), String(cString: stk_process_c_library()))
    return Self(
      distribution: distribution, kernel: "\(name) \(text(system.release))", machine: machine, cLibrary: glibc.isEmpty ? "another C library than glibc" : "glibc \(glibc)",
      isTested: name == "Linux" && machine == "x86_64")
  }

  /// Returns the text in a field of C, which ends with a zero.
  private static func text<Field>(_ field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
