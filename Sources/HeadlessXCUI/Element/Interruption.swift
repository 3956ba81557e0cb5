internal import HeadlessDevice
import ScreenModel
internal import VirtualTime

/// An alert that covers the element that a gesture is about to touch.
@MainActor
enum Interruption {
  /// The maximum number of consecutive alerts to handle before one gesture.
  private static let most: Int = 5

  /// Lets monitors handle the alerts over an element, and dismisses the alerts that no monitor handled.
  ///
  /// As in XCUITest, an unhandled alert is dismissed with its cancel button or, if there isn't one, its first nondestructive button. For a typed element, unhandled alerts stay, and the gesture
  /// fails with the name of the alert.
  ///
  /// - Parameters:
  ///   - element: The element as it was found, or `nil` if it no longer exists.
  ///   - coordinate: The point of the gesture, or `nil` for the element itself. For a point that's relative to the whole screen, only monitors are called, because the test may intend to touch the alert.
  /// - Returns: `false` if the test failed because the app never settles after an alert was dismissed, or otherwise `true`.
  static func areHandled(for chain: ElementLocator, over element: ElementID?, on device: Device, at coordinate: XCUICoordinate? = nil) -> Bool {
    for round in 0..<most {
      guard let element = round == 0 ? element : chain.element(on: device), let alert = alert(over: element, at: coordinate, on: device) else { return true }
      let monitors = device.existingCompanion(InterruptionMonitors.self)
      if monitors?.isHandling == true { return true }
      let known = device.tree.name(of: alert)
      if let monitors, monitors.handle(XCUIElement(chain: ElementLocator(source: .element(alert)))) {
        if !device.tree.contains(alert) { continue }
        // Stop if the alert is still there, because otherwise the monitor would be called in an endless loop.
        return true
      }
      if chain.filter.isTyped || coordinate != nil && isWholeScreen(element, on: device) { return true }
      guard let button = dismiss(alert, on: device) else { return true }
      guard InteractionPreflight.check(button.result, .dismissAlert, chain) else { return false }
      let words = InteractionFailure.Wording.xcuitest.text("\(known)")
      let owner = button.isOfTheSystem ? "the system’s" : "the app’s"
      let stays = device.tree.contains(alert)
      let action = "\(owner) \(words) was \(stays ? "answered" : "dismissed") with \(button.label.quoted), because no interruption monitor handled it"
      InteractionFailure.currentHandler?.observer?.didNote(stays ? action + "; it stays" : action)
      if stays { return true }
    }
    return true
  }

  private struct Dismissal {
    let label: String
    let isOfTheSystem: Bool
    let result: RunResult
  }

  /// Dismisses an alert with the button that changes nothing.
  private static func dismiss(_ alert: ElementID, on device: Device) -> Dismissal? {
    if isOfTheSystem(alert, on: device) { return device.dismissSystemAlert().map { Dismissal(label: $0, isOfTheSystem: true, result: $1) } }
    guard let button = device.dismissingButton(of: alert), let point = device.activationPoint(of: button) else { return nil }
    let label = device.tree.label(of: button)
    return Dismissal(label: label, isOfTheSystem: false, result: device.tap(at: point))
  }

  private static func isWholeScreen(_ element: ElementID, on device: Device) -> Bool { [.application, .window].contains(device.tree.type(of: element)) }

  private static func isOfTheSystem(_ alert: ElementID, on device: Device) -> Bool {
    device.showsSystemAlert && device.applicationElement(of: springboardIdentifier).map { device.tree.isDescendant(alert, of: $0) } ?? false
  }

  /// Returns the alert that blocks touches on an element.
  ///
  /// Returns `nil` if touches reach the element, or if the element is in the alert.
  private static func alert(over element: ElementID, at coordinate: XCUICoordinate?, on device: Device) -> ElementID? {
    let tree = device.tree
    guard let point = coordinate?.point(of: tree.frame(of: element)) ?? device.activationPoint(of: element), let (hit, isOwn) = device.hitTest(point, meantFor: element)
    else { return nil }
    if isOwn, !isWholeScreen(element, on: device) { return nil }
    guard let alert = alert(around: hit, in: tree), alert != element, !tree.isDescendant(element, of: alert) else { return nil }
    return alert
  }

  /// Returns the alert that contains an element.
  ///
  /// If the element is the dimming view around an alert, returns that alert.
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
