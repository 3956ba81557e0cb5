public import Foundation

/// The pasteboard of the simulated device, which apps and the test share.
///
/// It's empty at the start of each test.
/// A test can read what an app copied, and copy something for an app to paste. Pasting doesn't require permission.
@preconcurrency @MainActor
public final class UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The string of the name.
    public let rawValue: String

    /// Creates a pasteboard name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a pasteboard name from a string.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// The name of the device's shared pasteboard.
    public static let general: Name = Name("com.apple.UIKit.pboard.general")
  }

  /// The device's shared pasteboard.
  nonisolated public static let general: UIPasteboard = UIPasteboard()

  nonisolated private init() {}

  nonisolated static let textType = "public.utf8-plain-text"
  nonisolated static let urlType = "public.url"
  nonisolated static let imageType = "public.image"
  nonisolated private static let colorType = "com.apple.uikit.color"

  /// The name of the pasteboard.
  public var name: Name { .general }

  /// The copied items, each with a value for every type of its data.
  public var items: [[String: Any]] {
    get { CurrentUIDevice.system?.pasteboardItems ?? [] }
    set { CurrentUIDevice.system?.pasteboardItems = newValue }
  }

  /// The number of copied items.
  public var numberOfItems: Int { items.count }

  /// The number of times that items were copied on the device.
  public var changeCount: Int { CurrentUIDevice.system?.pasteboardChangeCount ?? 0 }

  /// The types of the first item's data.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// The first copied string, or the text of the first URL.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The copied strings, or `nil` if there aren't any.
  public var strings: [String]? {
    get { values { $0[Self.textType] as? String ?? ($0[Self.urlType] as? URL)?.absoluteString } }
    set { items = (newValue ?? []).map { [Self.textType: $0] } }
  }

  /// The first copied URL, including URLs that were copied as text.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The copied URLs, or `nil` if there aren't any.
  public var urls: [URL]? {
    get { values { $0[Self.urlType] as? URL ?? ($0[Self.textType] as? String).flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } } }
    set { items = (newValue ?? []).map { [Self.urlType: $0] } }
  }

  /// The first copied image.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The copied images, or `nil` if there aren't any.
  public var images: [UIImage]? {
    get { values { $0[Self.imageType] as? UIImage } }
    set { items = (newValue ?? []).map { [Self.imageType: $0] } }
  }

  /// The first copied color.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The copied colors, or `nil` if there aren't any.
  public var colors: [UIColor]? {
    get { values { $0[Self.colorType] as? UIColor } }
    set { items = (newValue ?? []).map { [Self.colorType: $0] } }
  }

  /// A Boolean value that indicates whether the pasteboard contains strings.
  public var hasStrings: Bool { strings != nil }

  /// A Boolean value that indicates whether the pasteboard contains URLs.
  public var hasURLs: Bool { urls != nil }

  /// A Boolean value that indicates whether the pasteboard contains images.
  public var hasImages: Bool { images != nil }

  /// A Boolean value that indicates whether the pasteboard contains colors.
  public var hasColors: Bool { colors != nil }

  /// Replaces the copied items.
  ///
  /// Each item has a value for each type of data.
  public func setItems(_ items: [[String: Any]]) { self.items = items }

  /// Adds items to the copied items.
  public func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Copies data of a type, replacing the copied items.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

  /// Copies a value of a type, replacing the copied items.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  /// Returns the first item's data of a type.
  public func data(forPasteboardType pasteboardType: String) -> Data? { items.first?[pasteboardType] as? Data }

  /// Returns the first item's value of a type.
  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Returns whether any item has data of one of the types.
  public func contains(pasteboardTypes: [String]) -> Bool { items.contains { item in pasteboardTypes.contains { item[$0] != nil } } }

  /// Returns the first string in pasteboard items.
  nonisolated package static func text(in items: [[String: Any]]) -> String? {
    items.lazy.compactMap { $0[textType] as? String ?? ($0[urlType] as? URL)?.absoluteString }.first
  }

  /// Returns the pasteboard items for a copied string.
  nonisolated package static func items(ofText text: String) -> [[String: Any]] { [[textType: text]] }

  private func values<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
    let values = items.compactMap(value)
    return values.isEmpty ? nil : values
  }
}
