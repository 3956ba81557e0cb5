extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// The raw value, with a bit for each member of the set.
    public let rawValue: UInt

    /// Creates a set of events from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touched down on the control.
    public static let touchDown: Event = Event(rawValue: 1 << 0)
    /// A finger tapped the control repeatedly.
    ///
    /// Never sent on the simulated device.
    public static let touchDownRepeat: Event = Event(rawValue: 1 << 1)
    /// A finger moved inside the control.
    ///
    /// Never sent on the simulated device.
    public static let touchDragInside: Event = Event(rawValue: 1 << 2)
    /// A finger moved outside the control.
    ///
    /// Never sent on the simulated device.
    public static let touchDragOutside: Event = Event(rawValue: 1 << 3)
    /// A finger moved into the control.
    ///
    /// Never sent on the simulated device.
    public static let touchDragEnter: Event = Event(rawValue: 1 << 4)
    /// A finger moved out of the control.
    ///
    /// Never sent on the simulated device.
    public static let touchDragExit: Event = Event(rawValue: 1 << 5)
    /// A finger was lifted inside the control.
    public static let touchUpInside: Event = Event(rawValue: 1 << 6)
    /// A finger was lifted outside the control.
    ///
    /// Never sent on the simulated device.
    public static let touchUpOutside: Event = Event(rawValue: 1 << 7)
    /// The system canceled a touch.
    ///
    /// Never sent on the simulated device.
    public static let touchCancel: Event = Event(rawValue: 1 << 8)
    /// A person changed the value.
    public static let valueChanged: Event = Event(rawValue: 1 << 12)
    /// A person triggered the control's primary action.
    public static let primaryActionTriggered: Event = Event(rawValue: 1 << 13)
    /// A button is about to show its menu.
    ///
    /// Never sent on the simulated device.
    public static let menuActionTriggered: Event = Event(rawValue: 1 << 14)
    /// Text editing began.
    public static let editingDidBegin: Event = Event(rawValue: 1 << 16)
    /// A person changed the text.
    public static let editingChanged: Event = Event(rawValue: 1 << 17)
    /// Text editing ended.
    public static let editingDidEnd: Event = Event(rawValue: 1 << 18)
    /// The Return key was pressed in a text field.
    public static let editingDidEndOnExit: Event = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents: Event = Event(rawValue: 0x0000_0FFF)
    /// All text editing events.
    public static let allEditingEvents: Event = Event(rawValue: 0x000F_0000)
    /// Events that apps define.
    public static let applicationReserved: Event = Event(rawValue: 0x0F00_0000)
    /// All events.
    public static let allEvents: Event = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw value, with a bit for each member of the set.
    public let rawValue: UInt

    /// Creates a set of states from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state: enabled, not selected and not highlighted.
    public static let normal: State = []
    /// The control is highlighted.
    public static let highlighted: State = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled: State = State(rawValue: 2)
    /// The control is selected.
    public static let selected: State = State(rawValue: 4)
    /// The control is focused.
    ///
    /// Controls are never focused on an iPhone.
    public static let focused: State = State(rawValue: 8)
    /// States that apps define.
    public static let application: State = State(rawValue: 0x00FF_0000)
  }
}
