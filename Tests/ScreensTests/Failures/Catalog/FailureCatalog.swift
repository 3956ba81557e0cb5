import ScenarioKit
import Screens
import Synchronization

/// A situation for every reason of a failure, in the order of the page `Failures.md`.
@preconcurrency @MainActor
struct FailureCatalog: DefaultContexts {
  /// The situations under the headings of the page.
  var groups: [(title: String, situations: [Situation])] {
    [
      ("Finding elements", finding), ("Touching and typing", touching), ("Waiting", waiting), ("Scrolling", scrolling), ("The app and the device", apps),
      ("Views", views), ("Network", network), ("Input", input), ("Values of controls", values), ("Layout", layouts), ("Assertions", assertions),
    ]
  }

  /// The situations, in their order.
  var situations: [Situation] { groups.flatMap(\.situations) }
}

/// A failure as the test library gets it, with its reason.
struct ToldFailure {
  let reason: ReasonName?
  let kind: String
  let message: String
}

extension Situation {
  /// The failures that it brings about.
  ///
  /// A handler of the process takes the reasons, which the test library doesn't get, and passes the failures on.
  @MainActor
  func failures() -> [ToldFailure] {
    let caught = Mutex<[TestFailure]>([])
    let hasDevice = app != nil
    FailureHandler.process = FailureHandler { failure in
      caught.withLock { $0.append(failure) }
      if hasDevice { failure.failTest() }
    }
    defer { FailureHandler.process = nil }
    guard hasDevice else {
      steps?()
      return caught.withLock { $0 }.map { ToldFailure(reason: $0.reasonName, kind: $0.kind, message: $0.message) }
    }
    let capture = FailureCapture(app) { _ in
      guard let steps else { return }
      Scenario(title) { steps() }
    }
    let reasons = caught.withLock { $0 }.map(\.reasonName)
    return capture.messages.enumerated().map { index, message in
      ToldFailure(reason: index < reasons.count ? reasons[index] : nil, kind: capture.kinds[index], message: message)
    }
  }
}

extension TestFailure {
  /// The name of the reason of an interaction; `nil` for other failures.
  fileprivate var reasonName: ReasonName? { (interaction?.reason).map { ReasonName($0) } }
}
