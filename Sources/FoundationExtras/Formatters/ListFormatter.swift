public import Foundation
import _FoundationICU

/// A formatter of lists, such as “bread, milk, and eggs”, in all languages.
///
/// [Apple: ListFormatter](https://developer.apple.com/documentation/foundation/listformatter)
open class ListFormatter: Formatter {
  /// The locale of the text.
  ///
  /// The default is the current locale.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of the items, or `nil` to use their descriptions.
  open var itemFormatter: Formatter?

  /// Returns strings joined as a list in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String { joined(strings, .autoupdatingCurrent) }

  /// Returns items joined as a list, or `nil` if the item formatter returns `nil` for an item.
  open func string(from items: [Any]) -> String? {
    let texts = items.compactMap { item in itemFormatter.map { $0.string(for: item) } ?? (item as? String ?? "\(item)") }
    return texts.count == items.count ? Self.joined(texts, locale ?? .autoupdatingCurrent) : nil
  }

  /// Returns the items of an array joined as a list, or `nil` for other values.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

  private static func joined(_ texts: [String], _ locale: Locale) -> String {
    ICU.list(texts, type: ULISTFMT_TYPE_AND, locale: locale) ?? texts.joined(separator: ", ")
  }
}
