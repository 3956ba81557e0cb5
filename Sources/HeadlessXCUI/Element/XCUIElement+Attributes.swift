import Foundation
internal import HeadlessDevice
import ScreenModel

extension XCUIElement: XCUIElementAttributes {
  /// The element's attributes now, or `nil` when it does not exist; never fails the test.
  var snapshotIfExists: ElementState? {
    guard let device = Device.inUse else { return nil }
    device.render()
    guard let element = chain.element(on: device) else { return nil }
    return ElementState(tree: device.tree, element: element)
  }

  private func required(_ attribute: String) -> ElementState? {
    if let device = readDevice("read the \(attribute) of \(chain.name)"), let element = chain.element(on: device) {
      failIfAmbiguous(on: device, "read the \(attribute) of \(chain.name)")
      return ElementState(tree: device.tree, element: element)
    }
    let attempt = InteractionFailure.Attempt.act("read the \(attribute) of \(chain.name)")
    guard ElementInteraction.device(for: attempt, chain: chain) != nil else { return nil }
    ElementInteraction.fail(attempt, chain.reasonForAbsence, chain: chain)
    return nil
  }

  /// Fails the test where one element was asked for and several match; the first of them is read all the same.
  private func failIfAmbiguous(on device: Device, _ phrase: @autoclosure () -> InteractionFailure.Phrase) {
    guard let count = chain.surplusCount(on: device) else { return }
    ElementInteraction.fail(.act(phrase()), .notUnique(count: count), chain: chain)
  }

  /// The accessibility identifier, or an empty string.
  public var identifier: String { required("identifier")?.identifier ?? "" }

  /// The accessibility label, or an empty string.
  public var label: String { required("label")?.label ?? "" }

  /// The title, or an empty string.
  public var title: String { required("title")?.title ?? "" }

  /// The value; for an empty text field its placeholder, as in XCUITest.
  public var value: Any? { required("value")?.value }

  /// What a field shows while it is empty.
  public var placeholderValue: String? { required("placeholder")?.placeholderValue }

  /// The frame in screen coordinates, in points.
  public var frame: CGRect { required("frame")?.frame ?? .zero }

  /// The kind of element.
  public var elementType: ElementType { required("type")?.elementType ?? .any }

  /// True unless the element or an element around it is disabled.
  public var isEnabled: Bool { required("enabled state")?.isEnabled ?? false }

  /// True for a selected tab, segment or cell.
  public var isSelected: Bool { required("selected state")?.isSelected ?? false }

  /// True while what is typed goes to this element.
  public var hasFocus: Bool { required("focus")?.hasFocus ?? false }

  /// How much room there is from side to side: compact on a phone, but for the largest ones on their side.
  public var horizontalSizeClass: SizeClass { Device.current.map { ElementState.horizontalSizeClass(of: $0.screen) } ?? .unspecified }

  /// How much room there is from top to bottom: regular on a phone that stands upright, compact on one that lies on its side.
  public var verticalSizeClass: SizeClass { Device.current.map { ElementState.verticalSizeClass(of: $0.screen) } ?? .unspecified }

  /// True when the element exists, some of it is on screen, and a tap at its activation point would land on it.
  ///
  /// The test fails where several elements match and one was asked for.
  ///
  /// The activation point is the centre of the frame or, where that is not visible, the centre of the part that is.
  public var isHittable: Bool {
    guard let device = readDevice("tell whether \(chain.name) can be tapped"), let element = chain.element(on: device) else { return false }
    failIfAmbiguous(on: device, "tell whether \(chain.name) can be tapped")
    return Reachability(of: element, chain: chain, on: device).isReachable
  }

  /// Whether the element exists now; never fails the test.
  var existsNow: Bool { snapshotIfExists != nil }

  /// Whether a tap would land on the element now; never fails the test.
  var isHittableNow: Bool {
    guard let device = Device.inUse, let element = snapshotIfExists?.element else { return false }
    return Reachability(of: element, chain: chain, on: device).isReachable
  }

  /// The value of an attribute by its name, as predicates use it: “label”, “isEnabled”; `nil` where the element does not exist.
  ///
  /// A name that no element has fails the test.
  public func value(forKey key: String) -> Any? {
    switch ElementKeys.value(of: self, for: key) {
    case .found(let value): return value
    case .unknown(let unknown):
      InteractionFailure(attempt: .act("read the \(key) of \(chain.name)"), reason: .unknownKey(key, object: unknown.object, known: unknown.known)).about(chain).report()
      return nil
    }
  }

  /// The element in a few words, as XCUITest describes it: “"Log in" Button”.
  public var description: String {
    let name = chain.name
    let kind = InteractionFailure.Wording.xcuitest.text("\(.kind(name))")
    return name.text.map { "\"\($0)\" \(kind)" } ?? kind
  }
}
