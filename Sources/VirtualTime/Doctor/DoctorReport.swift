/// A report on a test process: its toolchain, its platform, and the table of what this package intercepts.
///
/// A test process writes the report as JSON, and `screentest doctor` prints it.
package struct DoctorReport: Codable, Equatable, Sendable {
  /// The environment variable that names the file for the report.
  package static let variable = "SCREENTEST_DOCTOR"

  /// The toolchain that built the process.
  package struct Toolchain: Codable, Equatable, Sendable {
    /// The newest version of Swift that this package is tested with.
    package var testedVersion: String
    /// Whether the compiler is newer than that version.
    package var isNewer: Bool
    /// The compiler of the C targets: “Clang 21.0.0 (…)”.
    package var cCompiler: String
    /// The path of the file with the Swift runtime, or `nil` if it isn't known.
    package var runtime: String?
    /// The names of the interfaces that the build leaves out.
    package var leftOut: [String]

    /// Creates a description from its parts.
    package init(testedVersion: String, isNewer: Bool, cCompiler: String, runtime: String?, leftOut: [String]) {
      (self.testedVersion, self.isNewer, self.cCompiler, self.runtime, self.leftOut) = (testedVersion, isNewer, cCompiler, runtime, leftOut)
    }
  }

  /// The machine that the process runs on.
  package struct Platform: Codable, Equatable, Sendable {
    /// The name and version of the distribution, or `nil` if the system doesn't say: “Debian GNU/Linux 12 (bookworm)”.
    package var distribution: String?
    /// The name and version of the kernel: “Linux 6.1.0”.
    package var kernel: String
    /// The architecture: “x86_64”.
    package var machine: String
    /// The C library and its version: “glibc 2.36”.
    package var cLibrary: String
    /// Whether this package is tested on the kernel and the architecture.
    package var isTested: Bool

    /// Creates a description from its parts.
    package init(distribution: String?, kernel: String, machine: String, cLibrary: String, isTested: Bool) {
      (self.distribution, self.kernel, self.machine, self.cLibrary, self.isTested) = (distribution, kernel, machine, cLibrary, isTested)
    }
  }

  /// The toolchain that built the process.
  package var toolchain: Toolchain
  /// The machine that the process runs on.
  package var platform: Platform
  /// The folder of this package when the process was built.
  package var sources: String
  /// A sentence that says why nothing is intercepted, or `nil` if the environment and the build allow it.
  package var note: String?
  /// Whether the trials have ended.
  ///
  /// If the process ends during a trial, the report from before the trials is left.
  package var isComplete: Bool
  /// The categories in the order of the table.
  package var categories: [Category]

  /// Creates a report from its parts.
  package init(toolchain: Toolchain, platform: Platform, sources: String, note: String?, isComplete: Bool, categories: [Category]) {
    (self.toolchain, self.platform, self.sources) = (toolchain, platform, sources)
    (self.note, self.isComplete, self.categories) = (note, isComplete, categories)
  }
}
