import Foundation
internal import HeadlessDevice
import ScreenModel

/// Whether a touch can reach an element and, if not, what prevents it.
@MainActor
enum Hittability: Equatable {
  /// A touch at the point reaches the element.
  case reachable(at: CGPoint)
  /// No part of the element is on screen.
  case offScreen
  /// A tap at the activation point would hit this unrelated element, or nothing if it's `nil`.
  case covered(by: ElementID?)
  /// Another app is frontmost, or no app if it's `nil`.
  case appNotInFront(String?)

  init(of element: ElementID, chain: ElementLocator, on device: Device) {
    let application = device.application(of: element) ?? chain.applicationIdentifier ?? device.bundleIdentifierOfAppUnderTest
    if device.frontmostApp != application, application != springboardIdentifier {
      self = .appNotInFront(device.frontmostApp)
      return
    }
    guard let point = device.activationPoint(of: element) else {
      self = .offScreen
      return
    }
    let touched = device.hitTest(point, meantFor: element)
    self = touched?.isOwn == true ? .reachable(at: point) : .covered(by: touched?.hit)
  }

  /// Whether a touch reaches the element.
  var isHittable: Bool {
    if case .reachable = self { true } else { false }
  }

  /// Returns the obstacle as a failure reason, or `nil` if there isn't one.
  func obstacle(to element: ElementID, _ chain: ElementLocator, on device: Device) -> InteractionFailure.Reason? {
    switch self {
    case .reachable: nil
    case .offScreen: .offScreen(InteractionFailure.Place(frame: device.tree.frame(of: element), screen: device.screen))
    case .covered(let cover): .covered(by: cover.map { device.tree.cover($0, of: element) })
    case .appNotInFront(let other): .appNotInFront(app: device.applicationName(of: element, chain: chain), inFront: other.map { "\(device.elementName(ofApp: $0))" })
    }
  }
}

/// The bundle identifier of the system's user interface, whose alerts appear over the frontmost app.
let springboardIdentifier = "com.apple.springboard"

extension Device {
  /// Returns the element that a touch hits, and whether that counts as the intended element.
  ///
  /// The intended element, its descendants and its ancestors count.
  func hitTest(_ point: CGPoint, meantFor element: ElementID) -> (hit: ElementID, isOwn: Bool)? {
    guard let hit = hitTest(point) else { return nil }
    // An ancestor counts, because it's behind the element and is only hit if touches pass through the element.
    return (hit, hit == element || tree.isDescendant(hit, of: element) || tree.isDescendant(element, of: hit))
  }

  /// Returns the point that a tap on the element touches, in screen coordinates.
  ///
  /// Returns `nil` if no part of the element is on screen.
  func activationPoint(of element: ElementID) -> CGPoint? {
    let visible = tree.visibleRect(of: element)
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
    let frame = tree.frame(of: element)
    if let point = tree.details(of: element).activationPoint?.point(in: frame), visible.contains(point) { return point }
    let centre = CGPoint(x: frame.midX, y: frame.midY)
    return visible.contains(centre) ? centre : CGPoint(x: visible.midX, y: visible.midY)
  }

  /// Returns whether the center of the element's frame is on screen and not clipped.
  func isCentreVisible(_ element: ElementID) -> Bool {
    let frame = tree.frame(of: element)
    return tree.visibleRect(of: element).contains(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Returns the bundle identifier of the running app that contains the element.
  func application(of element: ElementID) -> String? {
    var current: ElementID? = element
    var application: ElementID?
    while let candidate = current {
      if tree.type(of: candidate) == .application { application = candidate }
      current = tree.parent(of: candidate)
    }
    guard let application else { return nil }
    if applicationElement(of: bundleIdentifierOfAppUnderTest) == application { return bundleIdentifierOfAppUnderTest }
    return installedApps.first { applicationElement(of: $0) == application }
  }
}
