/// Collects the mistakes in an app's views while they are rendered, and reports each once.
@MainActor
final class ProblemCollector {
  private let report: (RenderingProblem) -> Void
  private var reported: Set<RenderingProblem> = []
  // By the view that they are in: the ids that have been reported, and those that will be after this rendering.
  private var reportedIDs: [String: Set<String>] = [:]
  private var missing: [RenderingProblem] = []
  private var equalIDs: [String: [String]] = [:]

  init(report: @escaping (RenderingProblem) -> Void) { self.report = report }

  /// There is no image of a name, although there are others.
  func noteMissingImage(_ name: String, in view: String) { noteMissing(.missingImage(name, in: view)) }

  /// A frame has a length that is not followed.
  func noteInvalidFrame(in view: String) { noteMissing(.invalidFrame(in: view)) }

  private var notedTypes: Set<ObjectIdentifier> = []

  /// A view of UIKit's of a type has a stand-in; the first one of each type is reported.
  func noteStandIn(_ type: Any.Type, in view: String) { if notedTypes.insert(ObjectIdentifier(type)).inserted { noteMissing(.standIn("\(type)", in: view)) } }

  /// A recognizer of UIKit's of a type follows no touches; the first one of each type is reported.
  func noteGesture(_ type: Any.Type, in view: String) { if notedTypes.insert(ObjectIdentifier(type)).inserted { noteMissing(.gesture("\(type)", in: view)) } }

  /// A value of a type could not be made of data that were dropped; it's reported at once, because that happens outside of a rendering.
  func noteFailedDrop(of type: Any.Type, _ error: any Error, in view: String) { report(.failedDrop("\(type)", error: "\(error)", in: view)) }

  /// There is no object of a type in the environment of a view that needs one.
  func noteMissingObject(_ type: String, modifier: String, in view: String) { noteMissing(.missingObject(type, modifier: modifier, inBodyOf: view)) }

  private func noteMissing(_ problem: RenderingProblem) { if reported.insert(problem).inserted { missing.append(problem) } }

  /// An element of a collection has an id that another one has; it is reported with all others that have.
  func noteEqualID(_ id: String, in view: String) {
    if reportedIDs[view, default: []].insert(id).inserted { equalIDs[view, default: []].append(id) }
  }

  /// Reports what was collected, and the mistakes that bodies have made.
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
