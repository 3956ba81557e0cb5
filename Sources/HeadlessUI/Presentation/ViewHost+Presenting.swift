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

  func present(_ presentation: PresentationNode) {
    presentationStack.append(presentation)
    animations.screenDidChange(presentation, of: presentation)
    // What had the keyboard lies underneath now.
    if let field = focus.focused { focus.resign(field) }
    setNeedsLayout()
  }

  /// Removes a presentation from the screen.
  func dismiss(_ presentation: PresentationNode) {
    animations.screenDidChange(of: presentation)
    presentation.tearDown()
    presentationStack.hasGone = true
    setNeedsLayout()
    if presentation.isAlone { askWaitingPresenters() }
  }

  /// The views whose presentations wait until another one of the same page has gone.
  private var waitingPresenters: WaitingPresenters { service(WaitingPresenters.self) }

  /// Asks the views that could not present once more.
  func askWaitingPresenters() {
    if waitingPresenters.isEmpty { return }
    for presenter in waitingPresenters.removeAll() { presenter.setNeedsEvaluation() }
  }
}
