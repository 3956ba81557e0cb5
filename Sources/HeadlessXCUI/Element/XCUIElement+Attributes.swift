import Foundation
internal import HeadlessDevice
import ScreenModel

extension XCUIElement: XCUIElementAttributes {
  /// The element's attributes now, or `nil` when it does not exist; never fails the test.
  var snapshotIfExists: XCUIElementSnapshot? {
    guard let device = Device.current else { return nil }
    device.render()
    guard let element = chain.element(on: device) else { return nil }
    return XCUIElementSnapshot(tree: device.tree, element: element)
  }

  private func required(_ attribute: String) -> XCUIElementSnapshot? {
    if let device = readDevice("read the \(attribute) of \(chain.name)"), let element = chain.element(on: device) {
      return XCUIElementSnapshot(tree: device.tree, element: element)
    }
    let attempt = InteractionFailure.Attempt.act("read the \(attribute) of \(chain.name)")
    guard ElementInteraction.device(for: attempt, chain: chain) != nil else { return nil }
    ElementInteraction.fail(attempt, chain.reasonForAbsence, chain: chain)
    return nil
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

  /// True when the element exists, some of it is on screen, and a tap at its activation point would land on it.
  ///
  /// The activation point is the centre of the frame or, where that is not visible, the centre of the part that is.
  public var isHittable: Bool {
    guard let device = readDevice("tell whether \(chain.name) can be tapped"), let element = chain.element(on: device) else { return false }
    return Reachability(of: element, chain: chain, on: device) == .reachable
  }
}
