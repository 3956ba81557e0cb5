internal import HeadlessUI

extension RenderingProblem {
  /// The maximum number of IDs that a note lists.
  private static let mostIDs: Int = 8

  /// Fails the running test, or adds a note to the test's log if the app can continue.
  func report() {
    switch self {
    case .stateChanged(let view, let state): fail(view, .stateChangedInBody(state: state))
    case .environmentReadInInitializer(let type, let view): fail(view, .environmentReadInInitializer(type: type))
    case .missingObject(let type, let modifier, let view): fail(view, .missingEnvironmentObject(type: type, modifier: modifier))
    case .missingContainer(let model, let view):
      InteractionFailure.currentHandler?.observer?.didNote(
        "the query of \(model) in \(view) is empty, because its environment has no model container; add .modelContainer(for: \(model).self) to the scene or to a view above it")
    case .missingImage(let name, let view):
      InteractionFailure.currentHandler?.observer?.didNote("no image named \(name.quoted), which \(view) shows, was found in the app’s resources")
    case .invalidFrame(let view):
      InteractionFailure.currentHandler?.observer?.didNote(
        "a frame in \(view) has an invalid length (negative, infinite or not a number), which is ignored; to fill the available space, write .frame(maxWidth: .infinity)")
    case .placeholder(let type, let view):
      InteractionFailure.currentHandler?.observer?.didNote(
        "\(type), a UIKit class that \(view) shows, isn’t supported: an empty element of the type “other” replaces it")
    case .gesture(let type, let view):
      InteractionFailure.currentHandler?.observer?.didNote("\(type), a UIKit gesture recognizer in \(view), isn’t supported: touches don’t reach it")
    case .failedDrop(let type, let error, let view):
      InteractionFailure.currentHandler?.observer?.didNote("no \(type) could be created from the data that was dropped on \(view), so the drop’s action isn’t called: \(error)")
    case .equalIDs(let ids, let view): InteractionFailure.currentHandler?.observer?.didNote(Self.note(ids, view))
    }
  }

  private func fail(_ view: String, _ reason: InteractionFailure.Reason) {
    if InteractionFailure.isStopped { return }
    InteractionFailure(attempt: .act("render \(view)"), reason: reason).report()
  }

  private static func note(_ ids: [String], _ view: String) -> String {
    let list = ids.map(\.quoted).listed(atMost: mostIDs)
    return "the \(ids.count == 1 ? "id \(list) occurs" : "ids \(list) occur") more than once in a collection of \(view); give each element a unique id"
  }
}
