// As on a phone, a child's `viewDidAppear` is called after its parent's. A nested view controller that isn't a child gets both calls between the outer controller's `viewWillAppear`
// and `viewDidAppear`. Source: github.com/phchan9/til, ios/note-about-viewController-containment.md.
extension UIView {
  /// Calls `viewWillAppear` on the view controllers in the view, outermost first.
  func willAppear() { eachController { $0.move(from: .disappeared, to: .appearing) { $0.viewWillAppear(false) } } }

  /// Calls `viewIsAppearing` on the view controllers in the view, outermost first.
  func isAppearing() { eachController { $0.move(from: .appearing, to: .inHierarchy) { $0.viewIsAppearing(false) } } }

  /// Calls `viewDidAppear` on the view controllers in the view that haven't appeared yet.
  package func finishAppearing() { eachController(childrenLast: true) { $0.move(from: .inHierarchy, to: .appeared) { $0.viewDidAppear(false) } } }

  /// Calls `viewWillDisappear` on the view controllers in the view.
  func willDisappear() {
    finishAppearing()
    eachController { $0.move(from: .appeared, to: .disappearing) { $0.viewWillDisappear(false) } }
  }

  /// Calls `viewDidDisappear` on the view controllers in the view.
  func didDisappear() { eachController(childrenLast: true) { $0.move(from: .disappearing, to: .disappeared) { $0.viewDidDisappear(false) } } }

  /// Whether a view controller in the view hasn't appeared yet.
  package var isAppearingNow: Bool { controller?.appearance == .inHierarchy || subviews.contains { $0.isAppearingNow } }

  private func eachController(childrenLast: Bool = false, _ body: (UIViewController) -> Void) {
    guard childrenLast, let controller else {
      if let controller { body(controller) }
      // Read the subviews after calling the controller, because the controller can change them.
      for view in subviews { view.eachController(childrenLast: childrenLast, body) }
      return
    }
    let inner = nextControllers
    for other in inner where other.parent !== controller { other.viewIfLoaded?.eachController(childrenLast: true, body) }
    body(controller)
    for child in inner where child.parent === controller { child.viewIfLoaded?.eachController(childrenLast: true, body) }
  }

  /// The outermost view controllers in the view.
  private var nextControllers: [UIViewController] { subviews.flatMap { $0.controller.map { [$0] } ?? $0.nextControllers } }
}

extension UIViewController {
  /// The phase of a view's appearance.
  enum Appearance {
    case disappeared, appearing, inHierarchy, appeared, disappearing
  }

  fileprivate func move(from old: Appearance, to new: Appearance, _ call: (UIViewController) -> Void) {
    guard appearance == old else { return }
    appearance = new
    call(self)
  }
}
