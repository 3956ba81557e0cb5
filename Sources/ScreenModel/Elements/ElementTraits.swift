/// The accessibility traits of an element, which describe its behavior.
///
/// The names are the same as in UIKit and SwiftUI. An element matches a query if it has all of the query's traits.
public struct ElementTraits: OptionSet, Hashable, Sendable {
  /// The raw bits of the traits.
  public let rawValue: UInt32

  /// Creates a set of traits from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The element behaves like a button.
  public static let button: ElementTraits = ElementTraits(rawValue: 1 << 0)
  /// The element behaves like a link.
  public static let link: ElementTraits = ElementTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image: ElementTraits = ElementTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected: ElementTraits = ElementTraits(rawValue: 1 << 3)
  /// The element plays its own sound when it's activated.
  public static let playsSound: ElementTraits = ElementTraits(rawValue: 1 << 4)
  /// The element behaves like a keyboard key.
  public static let keyboardKey: ElementTraits = ElementTraits(rawValue: 1 << 5)
  /// The element is text that doesn't change.
  public static let staticText: ElementTraits = ElementTraits(rawValue: 1 << 6)
  /// The element summarizes the screen when the app starts.
  public static let summaryElement: ElementTraits = ElementTraits(rawValue: 1 << 7)
  /// The element's label or value changes often.
  public static let updatesFrequently: ElementTraits = ElementTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField: ElementTraits = ElementTraits(rawValue: 1 << 10)
  /// The element starts a media session when it's activated.
  public static let startsMediaSession: ElementTraits = ElementTraits(rawValue: 1 << 11)
  /// The element has a value that can be incremented and decremented.
  public static let adjustable: ElementTraits = ElementTraits(rawValue: 1 << 12)
  /// The element receives touches directly while assistive technologies are on.
  public static let allowsDirectInteraction: ElementTraits = ElementTraits(rawValue: 1 << 13)
  /// The element turns the page after it has been read.
  public static let causesPageTurn: ElementTraits = ElementTraits(rawValue: 1 << 14)
  /// The element is a tab bar.
  public static let tabBar: ElementTraits = ElementTraits(rawValue: 1 << 15)
  /// The element is the header of a screen or section.
  public static let header: ElementTraits = ElementTraits(rawValue: 1 << 16)
  /// The element hides all other elements from assistive technologies while it's shown.
  public static let isModal: ElementTraits = ElementTraits(rawValue: 1 << 17)
  /// The element is a switch.
  public static let toggle: ElementTraits = ElementTraits(rawValue: 1 << 18)
}
