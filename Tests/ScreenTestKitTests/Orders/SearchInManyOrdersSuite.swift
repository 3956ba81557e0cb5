import ScreenTestKit
import Testing
import VirtualTime

/// A suite that `SeedsOfProcessTests` runs in many orders.
@Suite(.screenTest(AppUnderTest(SearchApp.self)), .enabled(if: ChildProcess.misbehaviour != nil))
struct SearchInManyOrdersSuite: SearchContext {
  init() { print("A suite is created.") }

  @Test func searching() { search() }

  @Test func expectation() async {
    await Task.yield()
    #expect(SchedulingOrder.current.seed ?? 0 <= 5)
    Then(I: see(searchField))
  }
}
