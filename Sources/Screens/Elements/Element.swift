import HeadlessXCUI

/// One element of a screen, described by what it is and where it is.
///
/// Nothing is looked up before it is used.
///
/// A type of your own needs no more than `id` and `type`:
///
/// ```swift
/// struct MyElement: Element {
///   let id: String? = "MyElementID"
///   let type: XCUIElement.ElementType = .other
/// }
/// ```
///
/// What describes an element is nonisolated, so that screens can be global constants; what touches the screen is on the main actor.
@preconcurrency @MainActor
public protocol Element: Sendable {
  /// The identifier, label, title, value or placeholder that the element is found by, exactly; `nil` matches every element of the type.
  nonisolated var id: String? { get }
  /// The element that this one is in, at any depth. By default the app under test.
  nonisolated var parent: any Element { get }
  /// Which of several matches is meant, counted from 0 in tree order. By default the first.
  nonisolated var index: Int { get }
  /// The kind of element.
  nonisolated var type: XCUIElement.ElementType { get }
  /// What must be true of the element, in place of an id: `Button(matching: .label(.contains("Log")))`. By default nothing.
  nonisolated var matcher: ElementMatcher? { get }
  /// The accessibility label; reading it fails the test when the element does not exist.
  var label: String { get }
  /// The driver's element that this one stands for, looked up at every access. By default found by type, id, parent and index.
  var underlyingXCUIElement: XCUIElement { get }
}

extension Element {
  /// The first match.
  nonisolated public var index: Int { 0 }

  /// No matcher: the id describes the element.
  nonisolated public var matcher: ElementMatcher? { nil }

  /// The accessibility label; reading it fails the test when the element does not exist.
  public var label: String { underlyingXCUIElement.label }

  /// The element that the type, id, parent and index describe.
  public var underlyingXCUIElement: XCUIElement {
    if let matcher { return HeadlessDriver.element(type, matching: matcher.condition, index: index, in: parent.underlyingXCUIElement) }
    return HeadlessDriver.element(type, identifier: id, index: index, in: parent.underlyingXCUIElement)
  }

  /// The value where it is a text; reading it fails the test when the element does not exist.
  public var value: String? { underlyingXCUIElement.value as? String }

  /// The frame in screen coordinates, in points; reading it fails the test when the element does not exist.
  public var frameInScreen: CGRect { underlyingXCUIElement.frame }

  /// The middle of the element's top edge as a fraction of the screen: x is always 0.5.
  ///
  /// As the start of a scroll it is right for scroll views that fill the screen.
  public var topCoordinate: ElementAttributes.NormalizedCoordinate {
    let screen = HeadlessDriver.screenFrame
    guard screen.height > 0 else { return .top }
    return CGVector(dx: 0.5, dy: frameInScreen.minY / screen.height)
  }

  /// The element in a few words, for logs and messages: “Button “Log in””.
  var subject: String { underlyingXCUIElement.subject }

  /// What is added to it where the first of several matches is taken without the test having said so: “ (the first of 3 matches)”.
  func noteOfMatches(_ count: Int) -> String { count > 1 ? " (the first of \(count) matches)" : "" }
}
