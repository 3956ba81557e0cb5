import Foundation
import HeadlessDevice
import HeadlessUI

/// A preview in the process: a `PreviewProvider` type or a `#Preview` declaration.
@MainActor
struct FoundPreview {
  /// The name of the preview's picture.
  let name: String
  /// A closure that creates the preview's views, and notifies the preparation when they're there.
  let content: @MainActor @Sendable (PreviewPreparation) -> AnyView

  /// All previews in the process, sorted by name.
  ///
  /// If several previews have the same name, a number is added to it.
  static var all: [FoundPreview] {
    let providers = ConformingTypes.of((any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }.map { provider($0) }
    let declared = ConformingTypes.of((any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }.compactMap { declaration($0) }
    return numbered(providers + declared)
  }

  private static func provider<Provider: PreviewProvider>(_ type: Provider.Type) -> FoundPreview {
    FoundPreview(name: String(describing: type)) { preparation in
      preparation.end()
      return AnyView(type.previews)
    }
  }

  private static func declaration<Registry: PreviewRegistry>(_ type: Registry.Type) -> FoundPreview? {
    guard let preview = try? type.makePreview() else { return nil }
    let file = (type.fileID as NSString).lastPathComponent.replacingOccurrences(of: ".swift", with: "")
    return FoundPreview(name: [file, preview.name].compactMap(\.self).joined(separator: " ")) { preview.content($0) }
  }

  private static func numbered(_ previews: [FoundPreview]) -> [FoundPreview] {
    var counts: [String: Int] = [:]
    return previews.sorted { $0.name < $1.name }.map { preview in
      let name = String(preview.name.map { "/\\:\0".contains($0) ? "-" : $0 })
      counts[name, default: 0] += 1
      return FoundPreview(name: counts[name] == 1 ? name : "\(name) \(counts[name]!)", content: preview.content)
    }
  }
}
