public import FoundationExtras

extension UIPasteboard {
  /// The copied items, as item providers.
  ///
  /// The data of new items is loaded after the setter returns. This takes no virtual time, unless the providers' handlers take time.
  /// If other items are copied before the data is loaded, the data is discarded.
  public var itemProviders: [NSItemProvider] {
    get { items.map(Self.provider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Copies the items of providers, and then loads their data.
  ///
  /// The items stay on the device and don't expire.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    items = itemProviders.map { _ in [:] }
    let copied = changeCount
    Task {
      var items: [[String: Any]] = []
      for provider in itemProviders {
        var item: [String: Any] = [:]
        for type in provider.registeredTypeIdentifiers { item[type == UIImage.archiveType ? Self.imageType : type] = await Self.value(of: type, in: provider) }
        items.append(item)
      }
      if changeCount == copied { CurrentUIDevice.system?.completePasteboard(items) }
    }
  }

  private static func provider(of item: [String: Any]) -> NSItemProvider {
    let provider = NSItemProvider()
    for (type, value) in item.sorted(by: { $0.key < $1.key }) {
      switch value {
      case let text as String where type == textType: provider.registerObject(text as NSString, visibility: .all)
      case let url as URL where type == urlType: provider.registerObject(url as NSURL, visibility: .all)
      case let text as String: register(Data(text.utf8), type, in: provider)
      case let url as URL: register(Data(url.absoluteString.utf8), type, in: provider)
      case let object as any NSItemProviderWriting: provider.registerObject(object, visibility: .all)
      case let data as Data: register(data, type, in: provider)
      // Serialize any other value, because `setItems(_:)` also accepts property lists.
      default: if let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0) { register(data, type, in: provider) }
      }
    }
    return provider
  }

  private static func register(_ data: Data, _ type: String, in provider: NSItemProvider) {
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
      $0(data, nil)
      return nil
    }
  }

  // Converts data to a string, URL, image, or color, because the pasteboard's properties, such as `string`, expect these types.
  private static func value(of type: String, in provider: NSItemProvider) async -> Any? {
    let data = await withCheckedContinuation { continuation in
      _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in continuation.resume(returning: data) }
    }
    guard let data else { return nil }
    switch type {
    case textType: return String(data: data, encoding: .utf8)
    case urlType: return String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
    case UIImage.archiveType: return try? UIImage.object(withItemProviderData: data, typeIdentifier: type)
    case UIColor.archiveType: return try? UIColor.object(withItemProviderData: data, typeIdentifier: type)
    default: return data
    }
  }
}
