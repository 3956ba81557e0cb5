import Foundation
import Synchronization
import VirtualTime

/// The string tables and images in a folder of resources.
///
/// The folder has the structure that SwiftPM creates: `de.lproj/Localizable.strings`, `Localizable.xcstrings`, `Assets.xcassets`.
final class ResourceBundle: Sendable {
  /// The URL of the folder.
  let url: URL
  /// The languages of the localized strings in the folder.
  let languages: [String]
  /// The language of the strings in the source code.
  let developmentLanguage: String

  private struct TableKey: Hashable {
    let table: String
    let language: String
  }

  private let catalogs: Mutex<[String: StringCatalog?]> = Mutex([:])
  private let tables: Mutex<[TableKey: [String: StringEntry]]> = Mutex([:])

  init(_ url: URL) {
    self.url = url
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let folders = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    let catalogs = names.filter { $0.hasSuffix(".xcstrings") }.map { String($0.dropLast(10)) }
    var known: [String: StringCatalog?] = [:]
    for name in catalogs { known[name] = Self.catalog(at: url.appendingPathComponent("\(name).xcstrings")) }
    languages = Set(folders + known.values.flatMap { $0?.languages ?? [] }).subtracting(["Base"]).sorted()
    let info = StringFiles.list(at: url.appendingPathComponent("Info.plist")) as? [String: Any]
    developmentLanguage = info?["CFBundleDevelopmentRegion"] as? String ?? known.values.lazy.compactMap { $0?.sourceLanguage }.first ?? "en"
    self.catalogs.withLock { $0 = known }
    hasImages = names.contains {
      $0.hasSuffix(".xcassets")
        ? AssetCatalog.hasImagesOrColors(at: url.appendingPathComponent($0)) : AssetCatalog.imageTypes.contains(($0 as NSString).pathExtension.lowercased())
    }
    hasTables = !folders.isEmpty || !catalogs.isEmpty || names.contains { $0.hasSuffix(".strings") }
  }

  /// A Boolean value that indicates whether the folder contains a string table.
  let hasTables: Bool

  /// Whether the folder contains images, or an asset catalog with images or colors.
  let hasImages: Bool

  /// An image, with its size in points if the image file contains the size.
  struct KnownImage: Sendable {
    let size: CGSize?
    let scale: CGFloat
    /// The size and scale of the image for dark mode, or `nil` if there isn't a separate image.
    var dark: (size: CGSize?, scale: CGFloat)?
  }

  private struct Images {
    var files: [String: ImageFile]?
    var known: [String: KnownImage] = [:]
  }

  private let images: Mutex<Images> = Mutex(Images())

  /// Returns the image with the given name, or `nil` if there isn't one.
  func image(named name: String) -> KnownImage? {
    images.withLock { images in
      if let known = images.known[name] { return known }
      return VirtualScheduler.outsideOfSchedulers {
        let files = images.files ?? AssetCatalog.images(in: url)
        images.files = files
        let image = files[name].map { KnownImage(size: $0.size, scale: $0.scale, dark: $0.darkFile.map { ($0.size, $0.scale) }) }
        images.known[name] = image
        return image
      }
    }
  }

  private let colors: Mutex<[String: ColorSet]?> = Mutex(nil)

  /// Returns the color with the given name, or `nil` if there isn't one.
  func color(named name: String) -> ColorSet? {
    colors.withLock { colors in
      let known = colors ?? VirtualScheduler.outsideOfSchedulers { AssetCatalog.colors(in: url) }
      colors = known
      return known[name]
    }
  }

  private static func catalog(at url: URL) -> StringCatalog? {
    (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(StringCatalog.self, from: $0) }
  }

  /// Returns the entry for a key in the best available language, or else the development language.
  func entry(for key: String, table: String, preferring preferences: [String]) -> (entry: StringEntry, language: String)? {
    let chosen = LanguageChoice.best(of: languages, for: preferences) ?? developmentLanguage
    for language in chosen == developmentLanguage ? [chosen, "Base"] : [chosen, "Base", developmentLanguage] {
      if let entry = entries(of: table, in: language)[key] { return (entry, language == "Base" ? developmentLanguage : language) }
    }
    return nil
  }

  private func entries(of table: String, in language: String) -> [String: StringEntry] {
    let key = TableKey(table: table, language: language)
    if let known = tables.withLock({ $0[key] }) { return known }
    // Read the file outside of virtual time, because reading takes real time.
    let read = VirtualScheduler.outsideOfSchedulers { self.read(table, language) }
    tables.withLock { $0[key] = read }
    return read
  }

  private func read(_ table: String, _ language: String) -> [String: StringEntry] {
    let folder = url.appendingPathComponent("\(language).lproj")
    var entries = language == developmentLanguage ? StringFiles.strings(at: url.appendingPathComponent("\(table).strings")) : [:]
    entries.merge(StringFiles.strings(at: folder.appendingPathComponent("\(table).strings"))) { $1 }
    entries.merge(StringFiles.pluralRules(at: folder.appendingPathComponent("\(table).stringsdict"))) { $1 }
    if let catalog = catalogs.withLock({ $0[table] ?? nil }) { entries.merge(catalog.entries(in: language)) { $1 } }
    return entries
  }
}

/// The selection of one of the available languages.
enum LanguageChoice {
  /// Returns the best available language for the first preference that matches a language.
  ///
  /// A match can be inexact: the language “de” matches the preference “de-CH”, and “pt-BR” matches “pt”.
  static func best(of available: [String], for preferences: [String]) -> String? {
    let known = Dictionary(available.map { (normal($0), $0) }) { first, _ in first }
    for preference in preferences {
      var parts = normal(preference).split(separator: "-").map(String.init)
      if parts.first == "zh", parts.count > 1, !["hans", "hant"].contains(parts[1]) { parts.insert(["tw", "hk", "mo"].contains(parts[1]) ? "hant" : "hans", at: 1) }
      guard let language = parts.first else { continue }
      while !parts.isEmpty {
        if let found = known[parts.joined(separator: "-")] { return found }
        parts.removeLast()
      }
      if let kin = known.keys.filter({ $0.hasPrefix(language + "-") }).min() { return known[kin] }
    }
    return nil
  }

  private static func normal(_ language: String) -> String { language.replacingOccurrences(of: "_", with: "-").lowercased() }
}
