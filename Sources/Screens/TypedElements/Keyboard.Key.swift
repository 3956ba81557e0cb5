import HeadlessXCUI

extension Keyboard {
  /// A key of the software keyboard, identified by its letter, digit or name: `Key(id: "space")`.
  public struct Key: DescribedElement, Tappable {
    /// The description that finds the element.
    nonisolated public let elementDescription: ElementDescription

    /// Creates a key with the given id.
    ///
    /// The key isn't looked up until it's used.
    nonisolated public init(id: String, parent: any Element = keyboard, isActuallyButton: Bool = false) {
      elementDescription = ElementDescription(isActuallyButton ? .button : .key, id: id, parent: parent)
    }

    /// The letter a.
    nonisolated public static let a: Key = Key(id: "a")
    /// The decimal point.
    nonisolated public static let decimal: Key = Key(id: ".")
    /// The space bar.
    nonisolated public static let space: Key = Key(id: "space")
    /// The @ sign.
    nonisolated public static let at: Key = Key(id: "@")
    /// The key that shows digits and symbols.
    nonisolated public static let moreNumbers: Key = Key(id: "numbers")
    /// The key that shows letters again.
    nonisolated public static let moreLetters: Key = Key(id: "letters")
    /// The digit 0.
    nonisolated public static let zero: Key = Key(id: "0")
    /// The # sign.
    nonisolated public static let hash: Key = Key(id: "#")
    /// The slash.
    nonisolated public static let slash: Key = Key(id: "/")
    /// The key that types “.com”.
    nonisolated public static let dotCom: Key = Key(id: ".com")
    /// The key for capital letters.
    nonisolated public static let shift: Key = Key(id: "shift", isActuallyButton: true)
    /// The key that ends a line or submits.
    nonisolated public static let `return`: Key = Key(id: "Return", isActuallyButton: true)
    /// The key that deletes backward.
    nonisolated public static let delete: Key = Key(id: "delete")
  }
}
