import Foundation

/// The title, the image and the icon that represent a shared item.
///
/// On the simulated device, the share sheet only shows the title.
///
/// [Apple: SharePreview](https://developer.apple.com/documentation/swiftui/sharepreview)
public struct SharePreview<Image, Icon> {
  let title: String
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// Creates a preview with a title, an image, and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey).string }

  /// Creates a preview with a title, an image, and an icon.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) { self.title = String(title) }

  /// Creates a preview with a title, an image, and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.title = title.string }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// Creates a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey).string }

  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image) { self.title = String(title) }

  /// Creates a preview with a title and an image.
  public init(_ title: Text, image: Image) { self.title = title.string }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey).string }

  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, icon: Icon) { self.title = String(title) }

  /// Creates a preview with a title and an icon.
  public init(_ title: Text, icon: Icon) { self.title = title.string }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey).string }

  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.title = String(title) }

  /// Creates a preview with a title.
  public init(_ title: Text) { self.title = title.string }
}

extension ShareLink {
  /// Creates a button that shares an item.
  ///
  /// The share sheet shows the title of the preview, and "Copy" if the item is a string or a URL.
  public init<Item: Transferable, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: SharedItem(item, title: preview.title), label: label())
  }

  /// Creates a button that shares several items.
  ///
  /// The share sheet shows the title of the first item's preview.
  public init<Data: RandomAccessCollection, Image, Icon>(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<Image, Icon>, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(sharing: .first(of: items, preview), label: label())
  }
}

extension ShareLink {
  /// Creates a button that shares several URLs, with a custom label.
  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data.Element == URL {
    self.init(sharing: .first(of: items) { SharePreview<Never, Never>(verbatim: $0.absoluteString) }, label: label())
  }

  /// Creates a button that shares several strings, with a custom label.
  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data.Element == String {
    self.init(sharing: .first(of: items) { SharePreview<Never, Never>(verbatim: $0) }, label: label())
  }
}

extension ShareLink where Label == Text {
  /// Creates a button with the title "Share…" that shares an item.
  ///
  /// The share sheet shows the title of the preview, and "Copy" if the item is a string or a URL.
  public init<Item: Transferable, Image, Icon>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>) {
    self.init(sharing: SharedItem(item, title: preview.title), label: Text(verbatim: "Share…"))
  }

  /// Creates a button with a title that shares an item.
  ///
  /// The share sheet shows the title of the preview, and "Copy" if the item is a string or a URL.
  public init<Item: Transferable, Image, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {
    self.init(sharing: SharedItem(item, title: preview.title), label: Text(titleKey))
  }

  /// Creates a button with a title that shares an item.
  ///
  /// The share sheet shows the title of the preview, and "Copy" if the item is a string or a URL.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item: Transferable, Image, Icon>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {
    self.init(sharing: SharedItem(item, title: preview.title), label: Text(title))
  }

  /// Creates a button with the title "Share…" that shares several items.
  ///
  /// The share sheet shows the title of the first item's preview.
  public init<Data: RandomAccessCollection, Image, Icon>(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<Image, Icon>
  ) where Data.Element: Transferable {
    self.init(sharing: .first(of: items, preview), label: Text(verbatim: "Share…"))
  }

  /// Creates a button with the title "Share…" that shares several strings.
  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
    self.init(sharing: .first(of: items) { SharePreview<Never, Never>(verbatim: $0) }, label: Text(verbatim: "Share…"))
  }

  /// Creates a button with the title "Share…" that shares several URLs.
  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
    self.init(sharing: .first(of: items) { SharePreview<Never, Never>(verbatim: $0.absoluteString) }, label: Text(verbatim: "Share…"))
  }

  /// Creates a button with a title that shares several strings.
  public init<Data: RandomAccessCollection>(_ title: String, items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
    self.init(sharing: .first(of: items) { SharePreview<Never, Never>(verbatim: $0) }, label: Text(title))
  }

  /// Creates a button with a title that shares several URLs.
  public init<Data: RandomAccessCollection>(_ title: String, items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
    self.init(sharing: .first(of: items) { SharePreview<Never, Never>(verbatim: $0.absoluteString) }, label: Text(title))
  }
}

extension SharePreview where Image == Never, Icon == Never {
  fileprivate init(verbatim title: String) { self.title = title }
}

extension SharedItem {
  /// Returns a shared item for several items.
  ///
  /// The title is the title of the first item's preview. The copied text consists of all strings and URLs among the items, one per line.
  fileprivate static func first<Data: RandomAccessCollection, Image, Icon>(of items: Data, _ preview: (Data.Element) -> SharePreview<Image, Icon>) -> SharedItem {
    let texts = items.compactMap { SharedItem($0, title: "").text }
    return SharedItem(title: items.first.map { preview($0).title } ?? "", text: texts.isEmpty ? nil : texts.joined(separator: "\n"))
  }
}
