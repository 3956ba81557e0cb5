/// The names used in journals and reports in place of a test, for events of the whole run.
package enum RunItself {
  package static let feature: String = "Test run"
  package static let test: String = "outside any test"
}
