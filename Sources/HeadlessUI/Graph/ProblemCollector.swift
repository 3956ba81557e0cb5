/// An object that collects mistakes in an app's views during rendering.
///
/// Each mistake is reported once.
@MainActor
final class ProblemCollector {
  private let report: (RenderingProblem) -> Void
  private var reported: Set<RenderingProblem> = []
  // The duplicate IDs of each view, reported or waiting to be reported, so each is reported only once.
  private var reportedIDs: [String: Set<String>] = [:]
  private var missing: [RenderingProblem] = []
  private var equalIDs: [String: [String]] = [:]

  init(report: @escaping (RenderingProblem) -> Void) { self.report = report }

  /// Records that an image isn't found although the app has other images.
  func noteMissingImage(_ name: String, in view: String) { noteMissing(.missingImage(name, in: view)) }

  /// Records that a frame has an invalid length, which is ignored.
  func noteInvalidFrame(in view: String) { noteMissing(.invalidFrame(in: view)) }

  private var notedTypes: Set<ObjectIdentifier> = []

  /// Records that a UIKit view is replaced by a placeholder.
  ///
  /// Each type is only reported once.
  func notePlaceholder(_ type: Any.Type, in view: String) { if notedTypes.insert(ObjectIdentifier(type)).inserted { noteMissing(.placeholder("\(type)", in: view)) } }

  /// Records that a UIKit gesture recognizer doesn't receive touches.
  ///
  /// Each type is only reported once.
  func noteGesture(_ type: Any.Type, in view: String) { if notedTypes.insert(ObjectIdentifier(type)).inserted { noteMissing(.gesture("\(type)", in: view)) } }

  /// Reports that dropped data couldn't be converted to a type.
  ///
  /// The problem is reported immediately, because it occurs outside a rendering.
  func noteFailedDrop(of type: Any.Type, _ error: any Error, in view: String) { report(.failedDrop("\(type)", error: "\(error)", in: view)) }

  /// Records that a view needs an object that is missing from its environment.
  func noteMissingObject(_ type: String, modifier: String, in view: String) { noteMissing(.missingObject(type, modifier: modifier, inBodyOf: view)) }

  private func noteMissing(_ problem: RenderingProblem) { if reported.insert(problem).inserted { missing.append(problem) } }

  /// Records that several elements of a collection have the same ID.
  ///
  /// All such IDs are reported together.
  func noteEqualID(_ id: String, in view: String) {
    if reportedIDs[view, default: []].insert(id).inserted { equalIDs[view, default: []].append(id) }
  }

  /// Reports the recorded problems and the given mistakes of bodies.
  func report(_ mistakes: [(mistake: RenderingMistake, reader: Reader)]) {
    for (mistake, reader) in mistakes {
      guard let problem = (reader.body as? any BodyEvaluating).map(mistake.problem), reported.insert(problem).inserted else { continue }
      report(problem)
    }
    let missing = self.missing
    self.missing = []
    missing.forEach(report)
    if equalIDs.isEmpty { return }
    let views = equalIDs
    equalIDs = [:]
    for view in views.keys.sorted() { report(.equalIDs(views[view] ?? [], in: view)) }
  }
}
