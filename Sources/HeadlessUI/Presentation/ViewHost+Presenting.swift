extension ViewHost {
  /// Whether a view can present: as on a phone, a page presents one sheet, cover, alert or dialog at a time.
  ///
  /// If not, it is asked again once that has gone.
  func canPresent(from presenter: any BodyEvaluating) -> Bool {
    let page = presenter.enclosingPresentation
    guard presentations.contains(where: { $0.isAlone && $0.parent?.enclosingPresentation === page }) else { return true }
    waitingPresenters.insert(presenter)
    return false
  }

  /// Asks the views that could not present once more.
  func askWaitingPresenters() {
    if waitingPresenters.isEmpty { return }
    for presenter in waitingPresenters.removeAll() { presenter.setNeedsEvaluation() }
  }
}
