/// The accessibility traits of a view, which describe its role and state.
///
/// [Apple: UIAccessibilityTraits](https://developer.apple.com/documentation/uikit/uiaccessibilitytraits)
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw value, with a bit for each member of the set.
  public let rawValue: UInt64

  /// Creates a set of traits from a raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { self.init(rawValue: 1 << bit) }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The view is a button.
  public static let button: UIAccessibilityTraits = UIAccessibilityTraits(bit: 0)
  /// The view is a link.
  public static let link: UIAccessibilityTraits = UIAccessibilityTraits(bit: 1)
  /// The view is an image.
  public static let image: UIAccessibilityTraits = UIAccessibilityTraits(bit: 2)
  /// The view is selected.
  public static let selected: UIAccessibilityTraits = UIAccessibilityTraits(bit: 3)
  /// The view plays a sound when it's activated.
  public static let playsSound: UIAccessibilityTraits = UIAccessibilityTraits(bit: 4)
  /// The view is a keyboard key.
  public static let keyboardKey: UIAccessibilityTraits = UIAccessibilityTraits(bit: 5)
  /// The view is static text.
  public static let staticText: UIAccessibilityTraits = UIAccessibilityTraits(bit: 6)
  /// The view provides a summary when the app starts.
  public static let summaryElement: UIAccessibilityTraits = UIAccessibilityTraits(bit: 7)
  /// The view is disabled.
  public static let notEnabled: UIAccessibilityTraits = UIAccessibilityTraits(bit: 8)
  /// The view frequently updates its label or value.
  public static let updatesFrequently: UIAccessibilityTraits = UIAccessibilityTraits(bit: 9)
  /// The view is a search field.
  public static let searchField: UIAccessibilityTraits = UIAccessibilityTraits(bit: 10)
  /// The view starts a media session when it's activated.
  public static let startsMediaSession: UIAccessibilityTraits = UIAccessibilityTraits(bit: 11)
  /// The view has an adjustable value.
  public static let adjustable: UIAccessibilityTraits = UIAccessibilityTraits(bit: 12)
  /// The view allows direct touch interaction.
  public static let allowsDirectInteraction: UIAccessibilityTraits = UIAccessibilityTraits(bit: 13)
  /// The view turns the page after its text was read.
  public static let causesPageTurn: UIAccessibilityTraits = UIAccessibilityTraits(bit: 14)
  /// The view is a tab bar.
  public static let tabBar: UIAccessibilityTraits = UIAccessibilityTraits(bit: 15)
  /// The view is a header.
  public static let header: UIAccessibilityTraits = UIAccessibilityTraits(bit: 16)
  /// The view is a toggle.
  public static let toggleButton: UIAccessibilityTraits = UIAccessibilityTraits(bit: 53)
}
