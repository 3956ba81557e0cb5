import VirtualTime

@testable import ScreentestCommands

/// Reports with a small table, for tests.
enum SampleReport {
  private typealias Row = DoctorReport.Row

  private static let sleep = Row(name: "sleep", symbol: "sleep", library: "libc.so", way: .redefined, state: .works)
  private static let timer = Row(name: "timer", symbol: "Foundation.Timer.fire()", library: "libFoundation.so", way: .found, state: .unused)
  private static let slices = Row(name: "slices", symbol: "XCTest waits in slices.", library: nil, way: .assumed, state: .untried)

  private static func session(_ state: InterpositionRow.State) -> Row {
    Row(name: "session", symbol: "FoundationNetworking.URLSession.shared.getter", library: "libFoundationNetworking.so", way: .redefined, state: state)
  }

  /// A report without problems.
  static let healthy = report(
    time: .init(
      name: .time, state: .works, losses: [], problems: [],
      groups: [
        .init(name: "sleeps", title: "Sleeps", loss: "sleeps take real time", rows: [sleep, timer]),
        .init(name: "waits", title: "Waits", loss: "waits take real time", rows: [sleep, slices]),
        .init(name: "timers", title: "Timers", loss: "timers fire in real time", rows: [timer]),
      ]),
    network: .init(
      name: .network, state: .works, losses: [], problems: [],
      groups: [.init(name: "sessions", title: "Sessions", loss: "requests go to the real network", rows: [session(.works)])]))

  /// A report with a missing function and a trial that failed, on another machine and with a newer compiler.
  static let broken: DoctorReport = {
    var report = Self.report(
      time: .init(
        name: .time, state: .broken, losses: ["timers fire in real time"],
        problems: [.init(expected: "a timer is virtual", actual: "it is real", consequence: "timers fire in real time")],
        groups: [.init(name: "sleeps", title: "Sleeps", loss: "sleeps take real time", rows: [sleep])]),
      network: .init(
        name: .network, state: .untried, losses: [], problems: [],
        groups: [.init(name: "sessions", title: "Sessions", loss: "requests go to the real network", rows: [session(.untried)])]))
    report.categories.append(
      .init(
        name: .locale, state: .broken, losses: ["the app uses the machine's locale"], problems: [],
        groups: [
          .init(
            name: "regions", title: "Locale", loss: "the app uses the machine's locale",
            rows: [
              sleep, Row(name: "locale", symbol: "Foundation.Locale.current.getter", library: "libFoundation.so", way: .redefined, state: .gone, similar: ["A", "B"]),
              Row(name: "zone", symbol: "tzset", library: "libFoundation.so", way: .replacedImport, state: .notImported),
            ])
        ]))
    report.toolchain.isNewer = true
    report.toolchain.leftOut = ["executors", "backtraces"]
    report.platform = .init(distribution: nil, kernel: "Linux 6.1.0", machine: "aarch64", cLibrary: "glibc 2.40", isTested: false)
    report.note = "Nothing is intercepted."
    return report
  }()

  private static func report(time: DoctorReport.Category, network: DoctorReport.Category) -> DoctorReport {
    DoctorReport(
      toolchain: .init(testedVersion: "6.3", isNewer: false, cCompiler: "Clang 21.0.0", runtime: "/usr/lib/swift/linux/libswiftCore.so", leftOut: []),
      platform: .init(distribution: "Debian GNU/Linux 12 (bookworm)", kernel: "Linux 6.1.0", machine: "x86_64", cLibrary: "glibc 2.36", isTested: true),
      sources: "/there/is/no/such/folder", note: nil, isComplete: true, categories: [time, network])
  }

  /// A result with a report.
  static func result(_ report: DoctorReport) -> DoctorResult {
    DoctorResult(
      package: "/packages/Shelf", tests: "/packages/Shelf/.build/debug/ShelfPackageTests.xctest",
      compiler: "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu", commit: "0123456789abcdef0123", report: report)
  }
}
