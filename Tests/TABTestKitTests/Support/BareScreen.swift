import HeadlessDevice
import HeadlessUI
import ScreenModel
import Screens

/// An app without views whose screen a test fills directly, for element states that this package's views don't have.
@MainActor
enum BareScreen {
  static let app = AppUnderTest(name: "Bare") { EmptyView() }

  /// Adds an element to the screen of the app under test, or to another element.
  @discardableResult
  static func add(
    _ type: ElementType, id: String, title: String = "", value: String? = nil, traits: ElementTraits = [],
    at frame: CGRect = CGRect(x: 16, y: 100, width: 100, height: 44), isEnabled: Bool = true, into parent: ElementID? = nil
  ) -> ElementID? {
    guard let device = Device.current, let app = device.applicationElement(of: device.bundleIdentifierOfAppUnderTest) else { return nil }
    let properties = ElementProperties(type: type, identifier: id, title: title, value: value, traits: traits, frame: frame, isEnabled: isEnabled)
    return device.tree.insert(properties, into: parent ?? app)
  }

  /// Covers the whole screen.
  static func cover() { add(.other, id: "Curtain", at: CGRect(x: 0, y: 0, width: 390, height: 844)) }
}
