/// What assistive technology knows of an element's behavior, beyond its type.
///
/// The names are those of UIKit's and SwiftUI's traits. An element matches a query if it has all of the traits that the query names.
public struct ElementTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt32

  /// Creates a set of traits from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Behaves as a button.
  public static let button: ElementTraits = ElementTraits(rawValue: 1 << 0)
  /// Behaves as a link.
  public static let link: ElementTraits = ElementTraits(rawValue: 1 << 1)
  /// Is an image.
  public static let image: ElementTraits = ElementTraits(rawValue: 1 << 2)
  /// Is selected at present.
  public static let selected: ElementTraits = ElementTraits(rawValue: 1 << 3)
  /// Plays its own sound when activated.
  public static let playsSound: ElementTraits = ElementTraits(rawValue: 1 << 4)
  /// Behaves as a key of the keyboard.
  public static let keyboardKey: ElementTraits = ElementTraits(rawValue: 1 << 5)
  /// Is text that does not change.
  public static let staticText: ElementTraits = ElementTraits(rawValue: 1 << 6)
  /// Summarizes the screen when the app starts.
  public static let summaryElement: ElementTraits = ElementTraits(rawValue: 1 << 7)
  /// Changes its label or value often.
  public static let updatesFrequently: ElementTraits = ElementTraits(rawValue: 1 << 9)
  /// Is a search field.
  public static let searchField: ElementTraits = ElementTraits(rawValue: 1 << 10)
  /// Starts a media session when activated.
  public static let startsMediaSession: ElementTraits = ElementTraits(rawValue: 1 << 11)
  /// Has a value that can be increased and decreased.
  public static let adjustable: ElementTraits = ElementTraits(rawValue: 1 << 12)
  /// Receives touches directly while assistive technology is on.
  public static let allowsDirectInteraction: ElementTraits = ElementTraits(rawValue: 1 << 13)
  /// Turns the page when its end has been read.
  public static let causesPageTurn: ElementTraits = ElementTraits(rawValue: 1 << 14)
  /// Is a tab bar.
  public static let tabBar: ElementTraits = ElementTraits(rawValue: 1 << 15)
  /// Is the header of a screen or section.
  public static let header: ElementTraits = ElementTraits(rawValue: 1 << 16)
  /// Hides all other elements from assistive technology while it is shown.
  public static let isModal: ElementTraits = ElementTraits(rawValue: 1 << 17)
  /// Is a switch.
  public static let toggle: ElementTraits = ElementTraits(rawValue: 1 << 18)
}
