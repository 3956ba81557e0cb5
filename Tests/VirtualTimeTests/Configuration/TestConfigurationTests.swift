import VirtualTime
import XCTest

/// The settings of the process, a test case, and a scope.
///
/// The tests set process-wide settings only if no other test in this process reads them.
final class TestConfigurationTests: XCTestCase {
  override func tearDown() { TestConfiguration.shared.reset() }

  func test_theDefaultsAreEarlGreys() {
    let configuration = TestConfiguration()
    XCTAssertEqual(configuration.synchronizationMode, .lazy)
    XCTAssertEqual(configuration.interactionTimeout, 30)
    XCTAssertEqual(configuration.timerMaxTrackableInterval, 1.5)
    XCTAssertEqual(configuration.dispatchAfterMaxTrackableDelay, 1.5)
    XCTAssertEqual(configuration.maxAnimationDuration, 5)
    XCTAssertTrue(configuration.modifiesAnimations)
    XCTAssertEqual(configuration.animationSpeed, 1)
    XCTAssertFalse(configuration.systemAnimations)
    XCTAssertEqual(configuration.excludedURLPatterns, [])
    XCTAssertEqual(configuration.outsideWorkGrace, 0.05)
    XCTAssertNil(configuration.artifactsDirectory)
    XCTAssertFalse(configuration.verboseLogging)
    XCTAssertEqual(configuration.leftovers, .note)
    XCTAssertTrue(configuration.checksActionConditions)
  }

  func test_theNarrowerSettingWinsAndLeavesTheOthersAsTheyAre() {
    TestConfiguration.shared.interactionTimeout = 20
    TestConfiguration.shared.maxAnimationDuration = 2
    withConfiguration {
      $0.interactionTimeout = 10
    } operation: {
      XCTAssertEqual(TestConfiguration.current.interactionTimeout, 10)
      XCTAssertEqual(TestConfiguration.current.maxAnimationDuration, 2)
      withSynchronization(.untilIdle) {
        XCTAssertEqual(TestConfiguration.current.synchronizationMode, .untilIdle)
        XCTAssertEqual(TestConfiguration.current.interactionTimeout, 10)
        withSynchronization(.lazy) { XCTAssertEqual(TestConfiguration.current.synchronizationMode, .lazy) }
        XCTAssertEqual(TestConfiguration.current.synchronizationMode, .untilIdle)
      }
      XCTAssertEqual(TestConfiguration.current.synchronizationMode, .lazy)
    }
    XCTAssertEqual(TestConfiguration.current.interactionTimeout, 20)
  }

  func test_whatIsSetForTheProcessHoldsAtOnceInsideScopesToo() {
    withSynchronization(.untilIdle) {
      TestConfiguration.shared.timerMaxTrackableInterval = 7
      XCTAssertEqual(TestConfiguration.current.timerMaxTrackableInterval, 7)
      TestConfiguration.shared.reset()
      XCTAssertEqual(TestConfiguration.current.timerMaxTrackableInterval, 1.5)
      XCTAssertEqual(TestConfiguration.current.synchronizationMode, .untilIdle)
    }
  }

  func test_aScopeReadsWhatHoldsAroundIt() {
    TestConfiguration.shared.interactionTimeout = 8
    withConfiguration {
      $0.interactionTimeout *= 2
    } operation: {
      XCTAssertEqual(TestConfiguration.current.interactionTimeout, 16)
    }
  }

  func test_aScopeOfAsynchronousCodeReachesItsTasks() async {
    await withSynchronization(.untilIdle) {
      await Task.yield()
      XCTAssertEqual(TestConfiguration.current.synchronizationMode, .untilIdle)
      await Task { XCTAssertEqual(TestConfiguration.current.synchronizationMode, .untilIdle) }.value
    }
    XCTAssertEqual(TestConfiguration.current.synchronizationMode, .lazy)
  }

  func test_codeOfTheAppSeesWhatHoldsInTheTestThatRunsIt() {
    let scheduler = makeScheduler()
    let seen = Box<[Double]>([])
    // The task starts before the scope, and doesn't inherit it.
    scheduler.withCause("the app") {
      Task {
        try await Task.sleep(for: .seconds(1))
        seen.update { $0.append(TestConfiguration.current.maxAnimationDuration) }
        try await Task.sleep(for: .seconds(1))
        seen.update { $0.append(TestConfiguration.current.maxAnimationDuration) }
      }
    }
    withConfiguration {
      $0.maxAnimationDuration = 0.5
    } operation: {
      _ = scheduler.advance(by: .seconds(1))
    }
    scheduler.advance(by: .seconds(1))
    XCTAssertEqual(seen.value, [0.5, 5])
  }

  func test_aScopeThatAnAsynchronousStepOpensHoldsInIt() throws {
    let scheduler = makeScheduler()
    let seen = Box<[Double]>([])
    try withConfiguration {
      $0.interactionTimeout = 1
    } operation: {
      try scheduler.run {
        seen.update { $0.append(TestConfiguration.current.interactionTimeout) }
        await withConfiguration {
          $0.interactionTimeout = 2
        } operation: {
          try? await Task.sleep(for: .seconds(1))
          seen.update { $0.append(TestConfiguration.current.interactionTimeout) }
        }
        seen.update { $0.append(TestConfiguration.current.interactionTimeout) }
      }
    }
    XCTAssertEqual(seen.value, [1, 2, 1])
  }

  func test_aTaskThatOutlivesItsScopeSeesWhatIsAroundIt() {
    let scheduler = makeScheduler()
    let seen = Box<[Double]>([])
    withConfiguration {
      $0.interactionTimeout = 7
    } operation: {
      scheduler.withCause("the app") {
        Task {
          try await Task.sleep(for: .seconds(1))
          seen.update { $0.append(TestConfiguration.current.interactionTimeout) }
        }
      }
      _ = scheduler.runDue()
    }
    scheduler.advance(by: .seconds(1))
    XCTAssertEqual(seen.value, [30])
  }

  func test_aURLIsExcludedByAMatchAnywhere() {
    let configuration = TestConfiguration(excludedURLPatterns: ["analytics", #"^https://cdn\."#])
    XCTAssertTrue(configuration.excludes(url: "https://example.com/v1/analytics/event?id=7"))
    XCTAssertTrue(configuration.excludes(url: "https://cdn.example.com/a.png"))
    XCTAssertFalse(configuration.excludes(url: "https://example.com/?from=https://cdn.example.com"))
    XCTAssertTrue(TestConfiguration().excludes(url: "data:text/plain,Hello"))
    XCTAssertFalse(TestConfiguration().excludes(url: "https://example.com"))
  }

  func test_noNumberWithoutSenseIsTaken() {
    let settings: [(name: String, set: (inout TestConfiguration, Double) -> Void)] = [
      ("interactionTimeout", { $0.interactionTimeout = $1 }), ("timerMaxTrackableInterval", { $0.timerMaxTrackableInterval = $1 }),
      ("dispatchAfterMaxTrackableDelay", { $0.dispatchAfterMaxTrackableDelay = $1 }), ("maxAnimationDuration", { $0.maxAnimationDuration = $1 }),
      ("outsideWorkGrace", { $0.outsideWorkGrace = $1 }), ("animationSpeed", { $0.animationSpeed = $1 }),
    ]
    for (name, set) in settings {
      let values: [Double] = name == "animationSpeed" ? [-1, .nan, .infinity, 0] : [-1, .nan, .infinity]
      let misuses = Box<[UsageError]>([])
      UsageError.$handler.withValue(UsageError.Handler { misuse in misuses.update { $0.append(misuse) } }) {
        for value in values {
          withConfiguration {
            set(&$0, value)
          } operation: {
            XCTAssertEqual(TestConfiguration.current, TestConfiguration())
          }
        }
      }
      XCTAssertEqual(misuses.value.map(\.action), values.map { "set \(name) to \($0)" })
      XCTAssertEqual(Set(misuses.value.map(\.reason)), [name == "animationSpeed" ? "the speed must be above 0" : "it must be 0 or more seconds"])
    }
  }

  func test_valuesWithoutSenseAreRefused() {
    let misuses = Box<[UsageError]>([])
    UsageError.$handler.withValue(UsageError.Handler { misuse in misuses.update { $0.append(misuse) } }) {
      withConfiguration {
        $0.interactionTimeout = -1
        $0.maxAnimationDuration = .nan
        $0.outsideWorkGrace = .infinity
        $0.excludedURLPatterns = ["fine", "(never closed"]
      } operation: {
        XCTAssertEqual(TestConfiguration.current, TestConfiguration())
      }
      TestConfiguration.shared.timerMaxTrackableInterval = -0.5
      XCTAssertEqual(TestConfiguration.current.timerMaxTrackableInterval, 1.5)
    }
    XCTAssertEqual(
      misuses.value.map(\.action),
      [
        "set interactionTimeout to -1.0", "set maxAnimationDuration to nan", "set outsideWorkGrace to inf", "exclude the URLs that match “(never closed”",
        "set timerMaxTrackableInterval to -0.5",
      ])
    XCTAssertEqual(Set(misuses.value.map(\.kind)), ["configuration.unusableValue"])
  }
}
