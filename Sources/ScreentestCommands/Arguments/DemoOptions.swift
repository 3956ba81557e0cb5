/// How the example app's scenarios are to be run.
package struct DemoOptions: Equatable {
  /// The folder for the journal and the pictures; `nil` for the one that tests use.
  package var output: String?
  /// Whether the scenario that fails on purpose runs, rather than all the others.
  package var fails: Bool = false
  /// Under how many seeds each scenario runs; `nil` for the plain order alone.
  package var seeds: Int?
}
