/// The file with the symbols of a target's assets, like Xcode's `GeneratedAssetSymbols.swift`.
struct AssetSymbolFile {
  /// The images and colors of all catalogs.
  var assets: [Asset]
  /// The name of the target's resources in SwiftPM.
  var resources: String
  /// The modules that the target can import: “UIKit”, and “SwiftUI” in an app.
  var frameworks: [String]
  /// The members that the target's own sources declare, by type.
  ///
  /// A project that declares these members turns off Xcode's extensions.
  var declared: [String: Set<String>] = [:]

  /// The members of the system's types.
  ///
  /// If an asset has one of these names, Xcode warns and leaves the asset out of the extensions.
  private static let systemMembers: [String: Set<String>] = [
    "Color": [
      "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ],
    "UIColor": [
      "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange",
      "placeholderText", "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
      "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3",
      "systemGray4", "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple",
      "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "white", "yellow",
    ],
    "UIImage": ["actions", "add", "checkmark", "remove", "strokedCheckmark"],
  ]

  /// The contents of the file.
  var text: String {
    var lines = ["#if os(Linux)"]
    if !assets.isEmpty {
      lines += (["DeveloperToolsSupport", "Foundation"] + frameworks.sorted()).map { "  import \($0)" }
      // Declare the symbols nonisolated, because the module's code can be isolated to the main actor by default.
      lines += ["", "  nonisolated private let resourceBundle = Foundation.Bundle._resources(\(ModuleFile.literal(resources)))"]
      lines += symbols(of: .color) + symbols(of: .image)
    }
    return (lines + ["#endif", ""]).joined(separator: "\n")
  }

  private func symbols(of kind: Asset.Kind) -> [String] {
    let assets = assets.filter { $0.kind == kind }.sorted { $0.path < $1.path }
    let (resource, uiKit) = kind == .color ? ("ColorResource", "UIColor") : ("ImageResource", "UIImage")
    var tree = AssetNamespace(assets)
    let resources = body(of: tree, in: resource, isExtension: false) {
      "static let \($0.symbol) = DeveloperToolsSupport.\(resource)(name: \(ModuleFile.literal($0.asset.path)), bundle: resourceBundle)"
    }
    var lines = block("extension DeveloperToolsSupport.\(resource)", resources)
    func property(_ type: String, label: String = "") -> (AssetNamespace.Member) -> String {
      { "static var \($0.symbol): \(type) { \(type)(\(label)DeveloperToolsSupport.\(resource).\($0.qualifiedSymbol)) }" }
    }
    if frameworks.contains("UIKit") { lines += block("extension UIKit.\(uiKit)", body(of: tree, in: uiKit, make: property("UIKit.\(uiKit)", label: "resource: "))) }
    guard frameworks.contains("SwiftUI"), kind == .color else { return lines }
    lines += block("extension SwiftUI.Color", body(of: tree, in: "Color", make: property("SwiftUI.Color")))
    // Leave out namespaces, because an extension of a protocol can't contain types. Members of `Color` don't need to be repeated.
    tree.namespaces = []
    tree.members.removeAll { Self.systemMembers["Color"]?.contains($0.symbol) == true }
    return lines + block("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color", body(of: tree, in: "ShapeStyle", make: property("SwiftUI.Color")))
  }

  /// Returns a declaration with a body in braces, or an empty array if the body is empty.
  private func block(_ head: String, _ body: [String]) -> [String] { body.isEmpty ? [] : ["", "  \(head) {"] + body.map { "  \($0)" } + ["  }"] }

  /// Returns the lines of a type's body.
  ///
  /// - Parameter isExtension: Whether the type belongs to a framework. Warnings about assets without a symbol are added only to the other types, so they appear once.
  private func body(of tree: AssetNamespace, in type: String, isExtension: Bool = true, make: (AssetNamespace.Member) -> String) -> [String] {
    var lines = isExtension ? [] : tree.problems.map(warning)
    for member in tree.members where member.asset.hasExtensions || !isExtension {
      if declared[type]?.contains(member.symbol.filter { $0 != "`" }) == true { continue }
      let name = "\(member.asset.kind) “\(member.asset.path)”"
      if Self.systemMembers[type]?.contains(member.symbol) == true {
        lines.append(warning("The \(name) has no \(type).\(member.symbol), because the system uses that name. Rename the asset to get one."))
      } else {
        lines += ["  /// The \(name).", "  nonisolated \(make(member))"]
      }
    }
    for inner in tree.namespaces where declared[type]?.contains(inner.name) != true {
      let body = body(of: inner, in: "\(type).\(inner.name)", isExtension: isExtension, make: make)
      if !body.isEmpty { lines += ["  enum \(inner.name) {"] + body.map { "  \($0)" } + ["  }"] }
    }
    return lines
  }

  private func warning(_ text: String) -> String { "  #warning(\(ModuleFile.literal(text)))" }
}
