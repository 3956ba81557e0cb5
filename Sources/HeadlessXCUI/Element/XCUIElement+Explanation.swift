import Foundation
internal import HeadlessUI

// What the typed elements above this module need to explain a failure.
extension XCUIElement {
  /// The element in a few words: “Button “Log in””.
  package var subject: String { chain.subject }

  /// Why a tap would not land on the element; `nil` when it would, or when the element does not exist.
  package var obstacle: String? {
    guard let device = Device.current, let element = chain.element(on: device) else { return nil }
    switch Reachability(of: element, chain: chain, on: device) {
    case .reachable: return nil
    case .offScreen: return "it lies at \(device.tree.frame(of: element).text), and nothing of it is on screen"
    case .covered(let cover): return cover.map { "\(device.tree.cover($0, of: element)) covers it" } ?? "nothing at that place would receive the touch"
    case .appNotInFront(let other): return other.map { "\(device.name(ofApp: $0)) is in front" } ?? "no app is in front"
    }
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
  package func fail(_ attempt: InteractionFailure.Attempt, _ reason: InteractionFailure.Reason) {
    ElementInteraction.fail(attempt, reason, chain: chain)
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
