import Foundation
import VirtualTime

extension TestFailure {
  /// The failure that an error thrown by a step stands for: the error itself where it is a failure already.
  static func step(threw error: any Error) -> TestFailure {
    thrown(error, by: "The step", kind: "step.threwError")
  }

  /// The failure that an error thrown by a scenario's body, outside its steps, stands for.
  static func scenario(_ name: String, threw error: any Error) -> TestFailure {
    thrown(error, by: "The scenario “\(name)” (outside its steps)", kind: "scenario.threwError")
  }

  /// The failure of an assertion of the test library, which has reported it already.
  static func external(_ message: String?) -> TestFailure {
    TestFailure(kind: "assertion.failed", message: message ?? "An assertion of the test library failed here; its message is in the library's own output.")
  }

  /// The failure of an async step that does not come to an end.
  static func neverEnds(_ error: VirtualTimeError, unseen: UnseenWork = UnseenWork()) -> TestFailure {
    TestFailure(kind: "step.neverEnds", message: [error.description, unseen.sentence].compactMap { $0 }.joined(separator: " "))
  }

  private static func thrown(_ error: any Error, by subject: String, kind: String) -> TestFailure {
    if let failure = error as? TestFailure { return failure }
    if let error = error as? VirtualTimeError { return neverEnds(error) }
    let type = String(describing: Swift.type(of: error))
    let described = String(describing: error)
    var message = "\(subject) threw “\(described)” (\(type))."
    if let explained = (error as? any LocalizedError)?.errorDescription, explained != described {
      message += "\n  meaning: \(explained)"
    }
    return TestFailure(kind: kind, message: message)
  }
}
