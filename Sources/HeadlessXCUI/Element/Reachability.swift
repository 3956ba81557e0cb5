import Foundation
internal import HeadlessDevice
import ScreenModel

/// Whether a person's finger could reach an element now, and if not, what is in the way.
@MainActor
enum Reachability: Equatable {
  /// A touch at the point lands on it.
  case reachable(at: CGPoint)
  /// Nothing of it is on screen.
  case offScreen
  /// A tap at its activation point would land on this element, which has nothing to do with it; `nil` where it would land on nothing.
  case covered(by: ElementID?)
  /// Another app is in front; `nil` for no app at all.
  case appNotInFront(String?)

  init(of element: ElementID, chain: QueryChain, on device: Device) {
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

  /// Whether a touch lands on the element.
  var isReachable: Bool {
    if case .reachable = self { true } else { false }
  }

  /// What is in the way, as failures tell it; `nil` if nothing is.
  func obstacle(to element: ElementID, _ chain: QueryChain, on device: Device) -> InteractionFailure.Reason? {
    switch self {
    case .reachable: nil
    case .offScreen: .offScreen(InteractionFailure.Place(frame: device.tree.frame(of: element), screen: device.screen))
    case .covered(let cover): .covered(by: cover.map { device.tree.cover($0, of: element) })
    case .appNotInFront(let other): .appNotInFront(app: device.applicationName(of: element, chain: chain), inFront: other.map { "\(device.elementName(ofApp: $0))" })
    }
  }
}

/// The bundle identifier of the system's own user interface, whose alerts lie over the app in front.
let springboardIdentifier = "com.apple.springboard"

extension Device {
  /// What a touch at a point lands on, and whether that is an element that it is meant for: the element, what is in it, or what it is drawn on.
  func hitTest(_ point: CGPoint, meantFor element: ElementID) -> (hit: ElementID, isOwn: Bool)? {
    guard let hit = hitTest(point) else { return nil }
    // An ancestor is drawn below the element: it takes the touch only where the element lets touches through.
    return (hit, hit == element || tree.isDescendant(hit, of: element) || tree.isDescendant(element, of: hit))
  }

  /// The point that a tap on the element touches, in screen coordinates; `nil` when nothing of it is on screen.
  func activationPoint(of element: ElementID) -> CGPoint? {
    let visible = tree.visibleRect(of: element)
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
    let frame = tree.frame(of: element)
    if let point = tree.details(of: element).activationPoint?.point(in: frame), visible.contains(point) { return point }
    let centre = CGPoint(x: frame.midX, y: frame.midY)
    return visible.contains(centre) ? centre : CGPoint(x: visible.midX, y: visible.midY)
  }

  /// True when the centre of the element's frame is on screen and not clipped.
  func isCentreVisible(_ element: ElementID) -> Bool {
    let frame = tree.frame(of: element)
    return tree.visibleRect(of: element).contains(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// The bundle identifier of the running app that the element belongs to.
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
