extension HeadlessDriver {
  /// A gesture on an element, with its names in records and in failures.
  package struct Gesture: Sendable {
    /// The name of the function that performs the gesture, which the journal contains: “doubleTap”.
    package let function: String
    /// The verb that precedes the element's name in messages: “double-tap”.
    package let verb: String

    /// Creates a gesture.
    /// - Parameters:
    ///   - function: The name of the function that performs the gesture.
    ///   - verb: The verb that precedes the element's name, or `nil` if it's the function's name.
    nonisolated package init(_ function: String, verb: String? = nil) {
      self.function = function
      self.verb = verb ?? function
    }

    package static let tap: Gesture = Gesture("tap")
    package static let doubleTap: Gesture = Gesture("doubleTap", verb: "double-tap")
    package static let twoFingerTap: Gesture = Gesture("twoFingerTap", verb: "tap with two fingers")
    package static let press: Gesture = Gesture("press")
    package static let touch: Gesture = Gesture("touch")
    package static let drag: Gesture = Gesture("drag")
    package static let pinch: Gesture = Gesture("pinch")
    package static let rotate: Gesture = Gesture("rotate")
    package static let scroll: Gesture = Gesture("scroll")
    package static let adjust: Gesture = Gesture("adjust")
    package static let type: Gesture = Gesture("type", verb: "type into")
    static let typeKey: Gesture = Gesture("type", verb: "type a key into")
    static let swipeUp: Gesture = Gesture("swipeUp", verb: "swipe up on")
    static let swipeDown: Gesture = Gesture("swipeDown", verb: "swipe down on")
    static let swipeLeft: Gesture = Gesture("swipeLeft", verb: "swipe left on")
    static let swipeRight: Gesture = Gesture("swipeRight", verb: "swipe right on")
    package static let launch: Gesture = Gesture("launch")
    package static let activate: Gesture = Gesture("activate")
    package static let terminate: Gesture = Gesture("terminate")
    static let dismissAlert: Gesture = Gesture("dismiss", verb: "dismiss the alert over")
    static let openURL: Gesture = Gesture("open", verb: "open a URL in")
  }
}

extension ElementLocator {
  /// Returns a phrase for the attempted action: “double-tap Button “Log in””.
  @MainActor
  func phrase(_ gesture: HeadlessDriver.Gesture) -> InteractionFailure.Phrase { "\(gesture.verb) \(name)" }
}
