internal import HeadlessDevice
import ScreenModel

/// An alert that lies over the element that a gesture is about to touch.
@MainActor
enum Interruption {
  /// The most alerts in a row that are handled before one gesture.
  private static let most: Int = 5

  /// Lets the monitors handle the alerts over an element, and dismisses those of the system that none of them handled.
  ///
  /// A typed element says itself what covers it: for one the system's alerts stay.
  ///
  /// - Returns: False where the app never comes to rest meanwhile, after failing the test.
  static func areHandled(for chain: QueryChain, on device: Device) -> Bool {
    for _ in 0..<most {
      guard let element = chain.element(on: device), let alert = alert(over: element, on: device) else { return true }
      let monitors = device.existingCompanion(InterruptionMonitors.self)
      if monitors?.isHandling == true { return true }
      let known = device.tree.name(of: alert)
      if let monitors, monitors.handle(XCUIElement(chain: QueryChain(source: .element(alert)))) {
        if !device.tree.contains(alert) { continue }
        // What says that it has handled an alert, and has not, must not be asked again and again.
        return true
      }
      guard !chain.filter.isTyped, isOfTheSystem(alert, on: device), let button = device.dismissSystemAlert() else { return true }
      let words = InteractionFailure.Wording.xcuitest.text("\(known)")
      InteractionFailure.currentHandler?.observer?.didNote("the system’s \(words) was dismissed with \(button.quoted), as no interruption monitor handled it")
    }
    return true
  }

  private static func isOfTheSystem(_ alert: ElementID, on device: Device) -> Bool {
    device.showsSystemAlert && device.applicationElement(of: springboardIdentifier).map { device.tree.isDescendant(alert, of: $0) } ?? false
  }

  /// The alert that keeps a touch from an element; `nil` where the touch lands on the element, or the element is in the alert.
  private static func alert(over element: ElementID, on device: Device) -> ElementID? {
    let tree = device.tree
    guard let point = device.activationPoint(of: element), let hit = device.hitTest(point) else { return nil }
    let isWholeScreen = tree.type(of: element) == .application || tree.type(of: element) == .window
    let isOwn = hit == element || tree.isDescendant(hit, of: element) || tree.isDescendant(element, of: hit)
    if isOwn, !isWholeScreen { return nil }
    guard let alert = alert(around: hit, in: tree), alert != element, !tree.isDescendant(element, of: alert) else { return nil }
    return alert
  }

  /// The alert that an element is in, or the one beside it: around an alert there is what darkens the app.
  private static func alert(around element: ElementID, in tree: ElementTree) -> ElementID? {
    var candidate: ElementID? = element
    while let current = candidate {
      switch tree.type(of: current) {
      case .alert, .sheet: return current
      case .application: return tree.first(ElementQuery(scope: current, type: .alert))
      default: candidate = tree.parent(of: current)
      }
    }
    return nil
  }
}
