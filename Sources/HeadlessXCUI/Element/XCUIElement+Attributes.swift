import Foundation
internal import HeadlessDevice
import ScreenModel

extension XCUIElement: XCUIElementAttributes {
  /// The element's current attributes, or `nil` if it doesn't exist.
  ///
  /// Reading them never fails the test.
  var snapshotIfExists: ElementState? {
    guard let device = Device.inUse else { return nil }
    device.render()
    guard let element = chain.element(on: device) else { return nil }
    return ElementState(tree: device.tree, element: element)
  }

  private func required(_ attribute: String) -> ElementState? { requiredOnDevice(attribute)?.state }

  private func requiredOnDevice(_ attribute: String) -> (state: ElementState, device: Device)? {
    if let device = readDevice("read the \(attribute) of \(chain.name)") {
      device.forgetLatestRead()
      if let element = chain.element(on: device) {
        failIfAmbiguous(on: device, "read the \(attribute) of \(chain.name)")
        return (ElementState(tree: device.tree, element: element), device)
      }
    }
    let attempt = InteractionFailure.Attempt.act("read the \(attribute) of \(chain.name)")
    guard InteractionPreflight.device(for: attempt, chain: chain) != nil else { return nil }
    InteractionPreflight.fail(attempt, chain.reasonForAbsence, chain: chain)
    return nil
  }

  /// Returns a text that the element must have, and records the read.
  private func readText(_ member: LatestRead.Member, _ attribute: String, _ text: (ElementState) -> String?) -> String? {
    guard let (state, device) = requiredOnDevice(attribute) else { return nil }
    let text = text(state)
    device.note(member, of: chain, .text(text))
    return text
  }

  /// Returns a state that the element must have, and records the read.
  private func readFlag(_ member: LatestRead.Member, _ attribute: String, _ flag: (ElementState) -> Bool) -> Bool {
    guard let (state, device) = requiredOnDevice(attribute) else { return false }
    let flag = flag(state)
    device.note(member, of: chain, .flag(flag))
    return flag
  }

  /// Fails the test if several elements match a query for one element.
  ///
  /// The caller reads the first match anyway.
  private func failIfAmbiguous(on device: Device, _ phrase: @autoclosure () -> InteractionFailure.Phrase) {
    guard let count = chain.surplusCount(on: device) else { return }
    InteractionPreflight.fail(.act(phrase()), .notUnique(count: count), chain: chain)
  }

  /// The accessibility identifier, or an empty string.
  public var identifier: String { readText(.identifier, "identifier") { $0.identifier } ?? "" }

  /// The accessibility label, or an empty string.
  public var label: String { readText(.label, "label") { $0.label } ?? "" }

  /// The title, or an empty string.
  public var title: String { readText(.title, "title") { $0.title } ?? "" }

  /// The element's value.
  ///
  /// For an empty text field, the value is its placeholder, as in XCUITest.
  public var value: Any? { readText(.value, "value") { $0.stringValue } }

  /// The text that a field shows when it's empty.
  public var placeholderValue: String? { readText(.placeholderValue, "placeholder") { $0.placeholderValue } }

  /// The frame in screen coordinates, in points.
  public var frame: CGRect { required("frame")?.frame ?? .zero }

  /// The type of the element.
  public var elementType: ElementType { required("type")?.elementType ?? .any }

  /// A Boolean value that indicates whether the element and all of its ancestors are enabled.
  public var isEnabled: Bool { readFlag(.isEnabled, "enabled state") { $0.isEnabled } }

  /// A Boolean value that indicates whether the tab, segment or cell is selected.
  public var isSelected: Bool { readFlag(.isSelected, "selected state") { $0.isSelected } }

  /// A Boolean value that indicates whether the element has keyboard focus.
  public var hasFocus: Bool { readFlag(.hasFocus, "focus") { $0.hasFocus } }

  /// The horizontal size class of the screen: compact on phones, except the largest in landscape.
  public var horizontalSizeClass: SizeClass { Device.current.map { ElementState.horizontalSizeClass(of: $0.screen) } ?? .unspecified }

  /// The vertical size class of the screen: on a phone, regular in portrait and compact in landscape.
  public var verticalSizeClass: SizeClass { Device.current.map { ElementState.verticalSizeClass(of: $0.screen) } ?? .unspecified }

  /// A Boolean value that indicates whether a tap at the activation point would hit the element.
  ///
  /// An element that doesn't exist or is off screen isn't hittable.
  ///
  /// The test fails if several elements match a query for one element.
  ///
  /// The activation point is the center of the frame, or the center of the visible part if the frame's center isn't visible.
  public var isHittable: Bool {
    guard let device = readDevice("check whether \(chain.name) can be tapped") else { return false }
    let element = chain.element(on: device)
    if element != nil { failIfAmbiguous(on: device, "check whether \(chain.name) can be tapped") }
    let isHittable = element.map { Hittability(of: $0, chain: chain, on: device).isHittable } ?? false
    device.note(.isHittable, of: chain, .flag(isHittable))
    return isHittable
  }

  /// Whether the element currently exists.
  ///
  /// Reading it never fails the test.
  var existsNow: Bool { snapshotIfExists != nil }

  /// Whether a tap would currently hit the element.
  ///
  /// Reading it never fails the test.
  var isHittableNow: Bool {
    guard let device = Device.inUse, let element = snapshotIfExists?.element else { return false }
    return Hittability(of: element, chain: chain, on: device).isHittable
  }

  /// Returns the value of an attribute by its key in predicates, such as “label” or “isEnabled”.
  ///
  /// If the element doesn't exist, the value is `nil`. An unknown key fails the test.
  public func value(forKey key: String) -> Any? {
    switch ElementKeys.value(of: self, for: key) {
    case .found(let value): return value
    case .unknown(let unknown):
      InteractionFailure(attempt: .act("read the \(key) of \(chain.name)"), reason: .unknownKey(key, object: unknown.object, known: unknown.known)).about(chain).report()
      return nil
    }
  }

  /// A short description of the element, as in XCUITest: “"Log in" Button”.
  public var description: String {
    let name = chain.name
    let kind = InteractionFailure.Wording.xcuitest.text("\(.kind(name))")
    return name.text.map { "\"\($0)\" \(kind)" } ?? kind
  }
}
