import HeadlessXCUI

/// An element on a screen, identified by its type, id, index and parent.
///
/// The element isn't looked up until it's used.
///
/// A custom element only needs an `id` and a `type`:
///
/// ```swift
/// struct MyElement: Element {
///   let id: String? = "MyElementID"
///   let type: XCUIElement.ElementType = .other
/// }
/// ```
///
/// The properties that describe an element are nonisolated, so screens can be global constants. Properties and functions that access the screen run on the main actor.
@preconcurrency @MainActor
public protocol Element: Sendable {
  /// The identifier, label, title, value or placeholder of the element, or `nil` to match any element of the type.
  ///
  /// The text must match exactly.
  nonisolated var id: String? { get }
  /// The element that contains this element, at any depth. The default is the app under test.
  nonisolated var parent: any Element { get }
  /// The index of the element among several matches, counted from 0 in tree order. The default is 0.
  nonisolated var index: Int { get }
  /// The kind of element.
  nonisolated var type: XCUIElement.ElementType { get }
  /// The matcher that identifies the element, or `nil` if it has an `id`. The default is `nil`.
  ///
  /// For example, `Button(matching: .label(.contains("Log")))`.
  nonisolated var matcher: ElementMatcher? { get }
  /// The accessibility label. Reading it fails the test if the element doesn't exist.
  var label: String { get }
  /// The frame in screen coordinates, in points.
  ///
  /// By default, it's the frame of the underlying element.
  var frameInScreen: CGRect { get }
  /// The middle of the element's top edge as a fraction of the screen.
  ///
  /// By default, it's the top edge of the frame.
  var topCoordinate: CGVector { get }
  /// The `XCUIElement` that this element refers to, which is looked up at every access.
  ///
  /// By default, it's found by type, id, parent and index.
  var underlyingXCUIElement: XCUIElement { get }
}

extension Element {
  /// The index, which is 0 by default.
  nonisolated public var index: Int { 0 }

  /// The matcher, which is `nil` by default.
  nonisolated public var matcher: ElementMatcher? { nil }

  /// The accessibility label.
  ///
  /// Reading it fails the test if the element doesn't exist.
  public var label: String { underlyingXCUIElement.label }

  /// The `XCUIElement` with this type, id, parent and index.
  public var underlyingXCUIElement: XCUIElement {
    if let matcher { return HeadlessDriver.element(type, matching: matcher.condition, index: index, in: parent.underlyingXCUIElement) }
    return HeadlessDriver.element(type, identifier: id, index: index, in: parent.underlyingXCUIElement)
  }

  /// The value, or `nil` if it isn't a string.
  ///
  /// Reading it fails the test if the element doesn't exist.
  public var value: String? { underlyingXCUIElement.value as? String }

  /// The frame in screen coordinates, in points.
  ///
  /// Reading it fails the test if the element doesn't exist.
  public var frameInScreen: CGRect { underlyingXCUIElement.frame }

  /// The middle of the element's top edge as a fraction of the screen.
  ///
  /// The x component is always 0.5.
  ///
  /// You can use it as the start of a scroll in scroll views that fill the screen.
  public var topCoordinate: ElementAttributes.NormalizedCoordinate {
    let screen = HeadlessDriver.screenFrame
    guard screen.height > 0 else { return .top }
    return CGVector(dx: 0.5, dy: frameInScreen.minY / screen.height)
  }

  /// The element's name in logs and messages, such as “Button “Log in””.
  var subject: String { underlyingXCUIElement.subject }

  /// Returns the note about using the first of several matches, such as “ (the first of 3 matches)”.
  ///
  /// The note is for elements without an index, where the test hasn't chosen one of the matches.
  func noteOfMatches(_ count: Int) -> String { count > 1 ? " (the first of \(count) matches)" : "" }
}
