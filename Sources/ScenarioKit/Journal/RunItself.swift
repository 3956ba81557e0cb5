/// What stands in journals and reports in the place of a test, for what belongs to the run and to no test.
package enum RunItself {
  package static let feature: String = "Test run"
  package static let test: String = "outside any test"
}
