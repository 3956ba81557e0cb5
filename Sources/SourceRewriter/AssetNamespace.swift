/// The symbols of one kind of asset, sorted into namespaces.
///
/// Each name occurs once.
struct AssetNamespace {
  /// The symbol of an asset.
  struct Member {
    var symbol: String
    var asset: Asset
    /// The symbol, qualified with the names of its namespaces: “Icons.star”.
    var qualifiedSymbol: String
  }

  /// The name in Swift, or an empty string outside all folders that provide a namespace.
  var name = ""
  var members: [Member] = []
  var namespaces: [AssetNamespace] = []
  /// The reasons why some assets don't have a symbol.
  private(set) var problems: [String] = []
  private var owners: [String: String] = [:]

  /// Creates a namespace from assets, which must be sorted by path.
  ///
  /// If several assets have the same symbol, the first asset gets the symbol.
  init(_ assets: [Asset], names: [String] = [], depth: Int = 0) {
    name = names.last ?? ""
    // Merge folders with the same name, because folders of two catalogs form one namespace, and an asset in both catalogs has one symbol.
    var folders: [[Asset]] = []
    for asset in assets {
      if asset.namespaces.count > depth {
        if folders.last?[0].namespaces[depth] != asset.namespaces[depth] { folders.append([]) }
        folders[folders.count - 1].append(asset)
      } else if let symbol = take(AssetSymbol(asset: asset.name), for: "\(asset.kind) “\(asset.path)”") {
        members.append(Member(symbol: symbol, asset: asset, qualifiedSymbol: (names + [symbol]).joined(separator: ".")))
      }
    }
    for folder in folders {
      let path = folder[0].namespaces.prefix(depth + 1)
      guard let name = take(AssetSymbol(namespace: path[depth]), for: "folder “\(path.joined(separator: "/"))”") else { continue }
      namespaces.append(AssetNamespace(folder, names: names + [name], depth: depth + 1))
    }
  }

  /// Reserves a symbol and returns its text.
  ///
  /// If there isn't a symbol, or another asset has the symbol, the method records a problem and returns `nil`.
  private mutating func take(_ symbol: AssetSymbol?, for owner: String) -> String? {
    guard let symbol else {
      problems.append("The \(owner) has no symbol, because its name can't be a Swift name. Rename it to get one.")
      return nil
    }
    guard let first = owners[symbol.text] else {
      owners[symbol.text] = owner
      return symbol.text
    }
    if first != owner { problems.append("The \(owner) has no symbol, because the \(first) already has the symbol \(symbol.text). Rename one of them.") }
    return nil
  }
}
