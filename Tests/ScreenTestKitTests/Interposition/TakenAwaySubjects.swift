import Foundation
import HeadlessUI
import ScreenTestKit

/// Tests that `TakenAwayProcessTests` runs in processes that lack a row of the table of what is intercepted.
///
/// In this process, they pass.
final class TakenAwaySubjects: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(name: "Subject") { HeadlessUI.Text("Nothing is read here.") } }

  func test_plain() { Scenario("Nothing is read") { Given(I: see(Label(id: "Nothing is read here."))) } }
  func test_locale() { Scenario("The time zone is read") { Given(I: readTimeZone) } }
  func test_surroundings() { Scenario("The defaults are read") { Given(I: readDefaults) } }
  func test_network() { Scenario("A session is made") { Given(I: makeSession) } }

  private func readTimeZone() { _ = TimeZone.current }
  private func readDefaults() { _ = UserDefaults.standard }
  private func makeSession() { URLSession(configuration: .default).invalidateAndCancel() }
}
