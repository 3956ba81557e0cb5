public import Foundation

/// What was copied on the simulated device, which apps and the test share; each test begins with nothing.
///
/// A test may read what an app has copied, and copy what an app is to paste. Nothing asks for permission to paste.
@preconcurrency @MainActor
public final class UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// The name of the pasteboard that the whole device shares.
    public static let general: Name = Name("com.apple.UIKit.pboard.general")
  }

  /// The pasteboard that the whole device shares.
  nonisolated public static let general: UIPasteboard = UIPasteboard()

  nonisolated private init() {}

  nonisolated static let textType = "public.utf8-plain-text"
  nonisolated static let urlType = "public.url"
  nonisolated static let imageType = "public.image"
  nonisolated private static let colorType = "com.apple.uikit.color"

  /// The name of the pasteboard.
  public var name: Name { .general }

  /// What was copied, with a value for each type of data.
  public var items: [[String: Any]] {
    get { CurrentUIDevice.system?.pasteboardItems ?? [] }
    set { CurrentUIDevice.system?.pasteboardItems = newValue }
  }

  /// How many things were copied together.
  public var numberOfItems: Int { items.count }

  /// How many times something was copied on the device.
  public var changeCount: Int { CurrentUIDevice.system?.pasteboardChangeCount ?? 0 }

  /// The types of data of what was copied first.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// The first text that was copied; a URL's text where no text was.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts that were copied, `nil` where none was.
  public var strings: [String]? {
    get { values { $0[Self.textType] as? String ?? ($0[Self.urlType] as? URL)?.absoluteString } }
    set { items = (newValue ?? []).map { [Self.textType: $0] } }
  }

  /// The first URL that was copied, also one that was copied as text.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs that were copied, `nil` where none was.
  public var urls: [URL]? {
    get { values { $0[Self.urlType] as? URL ?? ($0[Self.textType] as? String).flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } } }
    set { items = (newValue ?? []).map { [Self.urlType: $0] } }
  }

  /// The first image that was copied.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images that were copied, `nil` where none was.
  public var images: [UIImage]? {
    get { values { $0[Self.imageType] as? UIImage } }
    set { items = (newValue ?? []).map { [Self.imageType: $0] } }
  }

  /// The first color that was copied.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors that were copied, `nil` where none was.
  public var colors: [UIColor]? {
    get { values { $0[Self.colorType] as? UIColor } }
    set { items = (newValue ?? []).map { [Self.colorType: $0] } }
  }

  /// Whether a text was copied.
  public var hasStrings: Bool { strings != nil }

  /// Whether a URL was copied.
  public var hasURLs: Bool { urls != nil }

  /// Whether an image was copied.
  public var hasImages: Bool { images != nil }

  /// Whether a color was copied.
  public var hasColors: Bool { colors != nil }

  /// Copies things, each with a value for each type of data.
  public func setItems(_ items: [[String: Any]]) { self.items = items }

  /// Copies more things, beside those that were copied before.
  public func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Copies data of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

  /// Copies a value of a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  /// Returns the data of a type that was copied first.
  public func data(forPasteboardType pasteboardType: String) -> Data? { items.first?[pasteboardType] as? Data }

  /// Returns the value of a type that was copied first.
  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Returns whether one of the types was copied.
  public func contains(pasteboardTypes: [String]) -> Bool { items.contains { item in pasteboardTypes.contains { item[$0] != nil } } }

  /// The first text in what was copied.
  nonisolated package static func text(in items: [[String: Any]]) -> String? {
    items.lazy.compactMap { $0[textType] as? String ?? ($0[urlType] as? URL)?.absoluteString }.first
  }

  /// What a text is copied as.
  nonisolated package static func items(ofText text: String) -> [[String: Any]] { [[textType: text]] }

  private func values<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
    let values = items.compactMap(value)
    return values.isEmpty ? nil : values
  }
}
