/// The options of a run of the example app's scenarios.
package struct DemoOptions: Equatable {
  /// The folder for the journal and the pictures, or `nil` for the folder that tests use.
  package var output: String?
  /// Whether to run the scenario that fails on purpose instead of all other scenarios.
  package var fails: Bool = false
  /// The number of seeds that each scenario runs under, or `nil` to run only the plain order.
  package var seeds: Int?
}
