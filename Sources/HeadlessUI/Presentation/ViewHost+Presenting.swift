extension ViewHost {
  /// Returns whether a view can show a presentation now.
  ///
  /// A page shows one sheet, cover, alert, or dialog at a time.
  ///
  /// If the page already shows one, the view tries again when that presentation has been dismissed.
  func canPresent(from presenter: any BodyEvaluating) -> Bool {
    let page = presenter.enclosingPresentation
    guard presentations.contains(where: { $0.isAlone && $0.parent?.enclosingPresentation === page }) else { return true }
    waitingPresenters.insert(presenter)
    return false
  }

  func present(_ presentation: PresentationNode) {
    presentationStack.append(presentation)
    animations.screenDidChange(presentation, of: presentation)
    // The focused field is now below the presentation, so it loses the focus.
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

  /// The views that wait to show a presentation until another presentation of the same page is dismissed.
  private var waitingPresenters: WaitingPresenters { service(WaitingPresenters.self) }

  /// Lets the views that couldn't show their presentations try again.
  func askWaitingPresenters() {
    if waitingPresenters.isEmpty { return }
    for presenter in waitingPresenters.removeAll() { presenter.setNeedsEvaluation() }
  }
}
