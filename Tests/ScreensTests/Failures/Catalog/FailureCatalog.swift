import ScenarioKit
import Screens
import Synchronization

/// A situation for each reason of an interaction failure, in the order of the page `Failures.md`.
@preconcurrency @MainActor
struct FailureCatalog: DefaultContexts {
  /// The situations, grouped under the headings of the page.
  var groups: [(title: String, situations: [Situation])] {
    [
      ("Finding elements", finding), ("Touching and typing", touching), ("Waiting", waiting), ("Scrolling", scrolling), ("The app and the device", apps),
      ("Views", views), ("Network", network), ("Input", input), ("Values of controls", values), ("Layout", layouts), ("Assertions", assertions),
    ]
  }

  /// All situations, in the order of the page.
  var situations: [Situation] { groups.flatMap(\.situations) }
}

/// A failure that was reported to the test library, with its reason.
struct ReportedFailure {
  let reason: ReasonName?
  let kind: String
  let message: String
}

extension Situation {
  /// Runs the situation and returns its failures.
  ///
  /// The test library doesn't receive the reasons, so a process-wide failure handler records them.
  @MainActor
  func failures() -> [ReportedFailure] {
    let caught = Mutex<[TestFailure]>([])
    let hasDevice = app != nil
    FailureHandler.process = FailureHandler { failure in
      caught.withLock { $0.append(failure) }
      if hasDevice { failure.failTest() }
    }
    defer { FailureHandler.process = nil }
    guard hasDevice else {
      steps?()
      return caught.withLock { $0 }.map { ReportedFailure(reason: $0.reasonName, kind: $0.kind, message: $0.message) }
    }
    let capture = FailureCapture(app) { _ in
      guard let steps else { return }
      Scenario(title) { steps() }
    }
    let reasons = caught.withLock { $0 }.map(\.reasonName)
    return capture.messages.enumerated().map { index, message in
      ReportedFailure(reason: index < reasons.count ? reasons[index] : nil, kind: capture.kinds[index], message: message)
    }
  }
}

extension TestFailure {
  /// The name of the failure's reason, or `nil` if the failure isn't about an interaction.
  fileprivate var reasonName: ReasonName? { (interaction?.reason).map { ReasonName($0) } }
}
