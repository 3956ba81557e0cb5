import Foundation
internal import FoundationExtras
internal import HeadlessDevice
import ScreenModel
internal import VirtualTime

/// The attributes of elements, by their keys in predicates.
@MainActor
enum ElementKeys {
  /// The keys of the attributes, which match XCUITest's.
  static let names = [
    "count", "elementType", "enabled", "exists", "frame", "hasFocus", "hittable", "horizontalSizeClass", "identifier", "isEnabled", "isHittable", "isSelected", "label",
    "placeholderValue", "selected", "state", "title", "value", "verticalSizeClass",
  ]

  /// Returns the current value of an element's attribute, or `nil` if the element doesn't exist.
  static func value(of element: XCUIElement, for key: String) -> PredicateKeys.Result {
    switch key {
    case "exists": return .found(element.existsNow)
    case "isHittable", "hittable": return .found(element.isHittableNow)
    case "state": return .found(element.appState)
    case "count": return .found(element.chain.matchCount)
    case _ where element.snapshotIfExists == nil: return names.contains(key) ? .found(nil) : unknown(key, element.chain.name)
    default: break
    }
    guard let snapshot = element.snapshotIfExists else { return .found(nil) }
    return value(of: snapshot, for: key)
  }

  /// Returns the value of a snapshot's attribute.
  static func value(of snapshot: any XCUIElementSnapshot, for key: String) -> PredicateKeys.Result {
    switch key {
    case "identifier": .found(snapshot.identifier)
    case "label": .found(snapshot.label)
    case "title": .found(snapshot.title)
    case "value": .found(snapshot.value)
    case "placeholderValue": .found(snapshot.placeholderValue)
    case "elementType": .found(snapshot.elementType.rawValue)
    case "frame": .found(snapshot.frame)
    case "isEnabled", "enabled": .found(snapshot.isEnabled)
    case "isSelected", "selected": .found(snapshot.isSelected)
    case "hasFocus": .found(snapshot.hasFocus)
    case "horizontalSizeClass": .found(snapshot.horizontalSizeClass.rawValue)
    case "verticalSizeClass": .found(snapshot.verticalSizeClass.rawValue)
    case "exists": .found(true)
    case "isHittable", "hittable": .found((snapshot as? ElementState)?.isHittable ?? false)
    case "children": .found(snapshot.children)
    default: .unknown(.init(key: key, object: "an element", known: names))
    }
  }

  /// Returns the value of a query's key.
  static func value(of query: XCUIElementQuery, for key: String) -> PredicateKeys.Result {
    switch key {
    case "count", "@count": .found(query.chain.matchCount)
    case "element": .found(query.element)
    case "firstMatch": .found(query.firstMatch)
    default: value(of: query.element, for: key)
    }
  }

  private static func unknown(_ key: String, _: InteractionFailure.ElementName) -> PredicateKeys.Result {
    .unknown(.init(key: key, object: "an element", known: names))
  }
}

extension XCUIElement: PredicateKeyed {
  nonisolated package func value(forPredicateKey key: String) -> PredicateKeys.Result { onMainActor { ElementKeys.value(of: self, for: key) } }
}

extension XCUIElementQuery: PredicateKeyed {
  nonisolated package func value(forPredicateKey key: String) -> PredicateKeys.Result { onMainActor { ElementKeys.value(of: self, for: key) } }
}

extension ElementState: PredicateKeyed {
  nonisolated func value(forPredicateKey key: String) -> PredicateKeys.Result { onMainActor { ElementKeys.value(of: self, for: key) } }
}

private func onMainActor(_ body: @MainActor () -> PredicateKeys.Result) -> PredicateKeys.Result {
  nonisolated(unsafe) var result = PredicateKeys.Result.found(nil)
  // This is safe, because predicates run on the test's main actor, which the compiler can't verify here.
  withoutActuallyEscaping(body) { body in
    let run = unsafeBitCast(body, to: (() -> PredicateKeys.Result).self)
    if VirtualScheduler.mayBeOnMainActor { result = run() }
  }
  return result
}

extension ElementLocator {
  /// The number of elements that currently match.
  ///
  /// Reading it never fails the test.
  @MainActor
  var matchCount: Int {
    guard let device = Device.inUse else { return 0 }
    device.render()
    return count(on: device)
  }
}
