import SwiftUI
import UniformTypeIdentifiers

extension UTType {
  fileprivate static let dragAndDropUsesCard = UTType(exportedAs: "com.example.card")
}

struct DragAndDropUsesCard: Codable, Equatable, Hashable, Identifiable, Transferable {
  var id = UUID()
  var title = ""

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: DragAndDropUsesCard.self, contentType: .dragAndDropUsesCard).visibility(.ownProcess)
    ProxyRepresentation(exporting: \.title).suggestedFileName("card.txt")
    FileRepresentation(exportedContentType: .json) { _ in SentTransferredFile(URL(fileURLWithPath: "/tmp/card.json")) }
  }
}

/// A board of cards in the style of ordinary apps.
struct DragAndDropUses: View {
  @State private var cards = [DragAndDropUsesCard(title: "First"), DragAndDropUsesCard(title: "Second")]
  @State private var dragged: DragAndDropUsesCard?
  @State private var isTargeted = false
  @State private var photo: UIImage?
  @State private var link: URL?

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        ForEach(cards) { card in
          Text(card.title)
            .onDrag {
              dragged = card
              return NSItemProvider(object: card.id.uuidString as NSString)
            } preview: {
              Text(card.title).padding()
            }
            .onDrop(of: [UTType.text], delegate: DragAndDropUsesDelegate(card: card, cards: $cards, dragged: $dragged))
        }
      }
    }
    .onDrop(of: [.text, .plainText], isTargeted: $isTargeted, perform: drop)
    .background(isTargeted ? Color.blue : Color.clear)
    List {
      ForEach(cards) { Text($0.title) }
        .onInsert(of: [.dragAndDropUsesCard], perform: insert)
        .onMove { cards.move(fromOffsets: $0, toOffset: $1) }
      ForEach(cards) { Text($0.title).itemProvider { NSItemProvider(object: "card" as NSString) } }
        .dropDestination(for: DragAndDropUsesCard.self) { new, index in cards.insert(contentsOf: new, at: index) }
    }
    Rectangle()
      .onDrop(of: [UTType.image.identifier, "public.file-url"], isTargeted: nil) { providers, location in
        guard let provider = providers.first(where: { $0.canLoadObject(ofClass: UIImage.self) }), location.x >= 0 else { return false }
        provider.loadObject(ofClass: UIImage.self) { image, error in
          guard error == nil, let image = image as? UIImage else { return }
          DispatchQueue.main.async { photo = image }
        }
        return true
      }
      .onDrop(of: [.url], isTargeted: nil) { providers in
        guard let provider = providers.first, provider.canLoadObject(ofClass: URL.self) else { return false }
        _ = provider.loadObject(ofClass: URL.self) { url, _ in
          Task { @MainActor in link = url }
        }
        return true
      }
  }

  private func drop(providers: [NSItemProvider]) -> Bool {
    guard let provider = providers.first(where: { $0.hasItemConformingToTypeIdentifier(UTType.plainText.identifier) }) else { return false }
    provider.loadDataRepresentation(for: .plainText) { data, _ in
      guard let data, let title = String(data: data, encoding: .utf8) else { return }
      DispatchQueue.main.async { cards.append(DragAndDropUsesCard(title: title)) }
    }
    provider.loadItem(forTypeIdentifier: UTType.plainText.identifier, options: nil) { item, error in
      if let data = item as? NSData, error == nil { print(data.length) }
    }
    return true
  }

  private func insert(at index: Int, providers: [NSItemProvider]) {
    for provider in providers {
      _ = provider.loadTransferable(type: DragAndDropUsesCard.self) { result in
        guard case .success(let card) = result else { return }
        Task { @MainActor in cards.insert(card, at: index) }
      }
    }
  }
}

struct DragAndDropUsesDelegate: DropDelegate {
  let card: DragAndDropUsesCard
  @Binding var cards: [DragAndDropUsesCard]
  @Binding var dragged: DragAndDropUsesCard?

  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }

  func dropEntered(info: DropInfo) {
    guard let dragged, dragged != card, let from = cards.firstIndex(of: dragged), let to = cards.firstIndex(of: card) else { return }
    withAnimation { cards.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to) }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: dragged == nil ? .forbidden : .move) }

  func dropExited(info: DropInfo) {}

  func performDrop(info: DropInfo) -> Bool {
    guard let provider = info.itemProviders(for: [UTType.text]).first else { return false }
    let binding = $dragged
    provider.loadObject(ofClass: NSString.self) { text, _ in
      guard text is NSString else { return }
      DispatchQueue.main.async { binding.wrappedValue = nil }
    }
    return info.location.y > 0
  }
}

/// An object for drag and drop without `Transferable`.
final class DragAndDropUsesNote: NSObject, Codable, NSItemProviderReading, NSItemProviderWriting {
  static var readableTypeIdentifiersForItemProvider: [String] { [UTType.json.identifier] }
  static var writableTypeIdentifiersForItemProvider: [String] { [UTType.json.identifier] }
  let text: String

  init(text: String) {
    self.text = text
    super.init()
  }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> DragAndDropUsesNote {
    try JSONDecoder().decode(DragAndDropUsesNote.self, from: data)
  }

  func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? {
    let progress = Progress(totalUnitCount: 100)
    do {
      completionHandler(try JSONEncoder().encode(self), nil)
      progress.completedUnitCount = 100
    } catch { completionHandler(nil, error) }
    return progress
  }
}

/// Loads dropped items, in the style of ordinary apps.
@MainActor
struct DragAndDropUsesLoader {
  func text(of provider: NSItemProvider) async throws -> String? {
    try await withCheckedThrowingContinuation { continuation in
      _ = provider.loadObject(ofClass: String.self) { text, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: text) }
      }
    }
  }

  func copy(of provider: NSItemProvider, to folder: URL, completion: @escaping @Sendable (URL?) -> Void) -> Progress {
    provider.loadFileRepresentation(forTypeIdentifier: UTType.movie.identifier) { url, _ in
      guard let url else { return completion(nil) }
      let copy = folder.appendingPathComponent(url.lastPathComponent)
      try? FileManager.default.copyItem(at: url, to: copy)
      completion(copy)
    }
  }

  func provider(of card: DragAndDropUsesCard, file: URL) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = card.title
    provider.register(card)
    provider.registerObject(DragAndDropUsesNote(text: card.title), visibility: .all)
    provider.registerDataRepresentation(forTypeIdentifier: UTType.data.identifier, visibility: .all) { completion in
      do { completion(try JSONEncoder().encode(card), nil) } catch { completion(nil, error) }
      return nil
    }
    provider.registerFileRepresentation(forTypeIdentifier: UTType.json.identifier, fileOptions: [], visibility: .all) { completion in
      completion(file, true, nil)
      return nil
    }
    let item = NSItemProvider(item: file as NSURL, typeIdentifier: UTType.fileURL.identifier)
    UIPasteboard.general.itemProviders = [provider, item, NSItemProvider(contentsOf: file)].compactMap { $0 }
    return provider
  }
}
