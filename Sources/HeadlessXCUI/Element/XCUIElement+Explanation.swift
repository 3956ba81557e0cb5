import Foundation
internal import HeadlessDevice

// What the typed elements above this module need to explain a failure.
extension XCUIElement {
  /// The element in a few words: “Button “Log in””.
  package var subject: String { chain.subject }

  /// Why a tap would not land on the element; `nil` when it would, or when the element does not exist.
  package var obstacle: InteractionFailure.Reason? {
    guard let device = Device.current, let element = chain.element(on: device) else { return nil }
    switch Reachability(of: element, chain: chain, on: device) {
    case .reachable: return nil
    case .offScreen: return .offScreen(InteractionFailure.Place(frame: device.tree.frame(of: element), screen: device.screen))
    case .covered(let cover): return .covered(by: cover.map { device.tree.cover($0, of: element) })
    case .appNotInFront: return hiddenApp
    }
  }

  /// That the app of the element is not in front, which keeps a person from seeing the element; `nil` when it is, and for the system's own.
  package var hiddenApp: InteractionFailure.Reason? {
    guard let device = Device.current else { return nil }
    let identifier = chain.applicationIdentifier ?? device.bundleIdentifierOfAppUnderTest
    if identifier == device.frontmostApp || identifier == springboardIdentifier { return nil }
    return .appNotInFront(app: device.name(ofApp: identifier), inFront: device.frontmostApp.map { device.name(ofApp: $0) })
  }

  /// How many elements match the description now, whatever its index.
  package var matchCount: Int { Device.current.map { chain.count(on: $0) } ?? 0 }

  /// How the absence of the element reads after its name: “does not exist”, and why where that is known.
  package var absence: String {
    switch chain.reasonForAbsence {
    case .notFound: "does not exist"
    case let reason: "does not exist: \(reason.clause)"
    }
  }

  /// Fails the test, with what is on the screen where the element is looked for.
  ///
  /// The advice is for what neither the reason nor a near miss tells.
  package func fail(_ attempt: InteractionFailure.Attempt, _ reason: InteractionFailure.Reason, advice: String? = nil) {
    ElementInteraction.fail(attempt, reason, chain: chain, advice: advice)
  }

  /// True when there is a device; else fails the test.
  package func isOnDevice(for attempt: @autoclosure () -> InteractionFailure.Attempt) -> Bool {
    Device.current != nil || ElementInteraction.device(for: attempt(), chain: chain) != nil
  }
}

extension XCUIDevice {
  /// The frame of the whole screen, in points; empty without a device.
  public var screenFrame: CGRect { Device.current?.screen ?? .zero }
}

extension XCUIElement {
  /// Fails the test for an input that cannot be used, without looking at the screen.
  package func failForInput(_ attempt: InteractionFailure.Attempt, _ reason: InteractionFailure.Reason) {
    if InteractionFailure.isStopped { return }
    InteractionFailure(attempt: attempt, reason: reason, query: chain.querySentences).report()
  }
}
