/// The file of a saved test.
@MainActor
struct TestFile {
  /// The app that the test launches.
  let app: DrivenApp
  /// The name of the app's type, without its module.
  let appName: String
  /// The module of the file, and the names in it.
  let options: ScenarioWriter.Options
  /// The package's class that the test inherits from, or `nil` for `ScreenTestCase`.
  var base: DrivenTestCase?
  /// The protocols that the class adopts.
  var contexts: [String] = []
  /// The package's modules that the test uses, besides the app's.
  var modules: [String] = []
  /// The declarations before the class.
  var declarations: [String] = []
  /// The statements before the app's launch.
  var setUp: [String] = []
  /// Whether the test can throw errors.
  var isThrowing = false
  /// The lines of the test.
  let body: [String]

  /// The content of the file.
  var text: String {
    // Another test case's app has the URL schemes, which the app's type doesn't have.
    let declaring = base == nil ? app.declaringTestCase(options.canUse, of: "\(app.module).\(appName)") : nil
    let own = Set(modules + [app.module, base?.module ?? declaring?.module ?? ""]).subtracting([options.module ?? "", ""])
    let imports = ["Foundation", "ScreenTestKit"].map { ($0, "import \($0)") } + own.map { ($0, "@testable import \($0)") }
    var lines = imports.sorted { $0.0 < $1.0 }.map(\.1) + [""]
    for declaration in declarations { lines += [declaration, ""] }
    lines.append("final class \(options.className): \(([base?.name ?? "ScreenTestCase"] + contexts).joined(separator: ", ")) {")
    if base == nil { lines += ["  override class var appUnderTest: AppUnderTest? { \(declaring.map { "\($0.name).appUnderTest" } ?? "AppUnderTest(\(appName).self)") }", ""] }
    if !setUp.isEmpty { lines += ["  override func preLaunchSetup(_ launch: @escaping () -> Void) {"] + setUp.map { "    \($0)" } + ["    launch()", "  }", ""] }
    lines += ["  func \(options.testName)()\(isThrowing ? " throws" : "") {"] + body.map { "    \($0)" } + ["  }", "}", ""]
    return lines.joined(separator: "\n")
  }
}
