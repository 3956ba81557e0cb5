import Foundation

/// An image that is loaded from a URL while it is shown, through `URLSession.shared`: with a test's stubbed answers, in virtual time.
public struct AsyncImage<Content: View>: View, TransparentView {
  private let url: URL?
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Creates an image that is described for each phase of the loading.
  public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
    self.url = url
    self.transaction = transaction
    self.content = content
  }

  /// Creates an image with a description of the loaded one, and of what is shown before and in its place.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded, @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Loaded, Placeholder> {
    self.init(url: url, scale: scale) { phase in if let image = phase.image { content(image) } else { placeholder() } }
  }

  static var isComparable: Bool { false }

  // The loading belongs to a view that stays while the phases come and go: each of them is a view of its own, whose appearance would start it again.
  /// The description of the phase.
  public var body: some View { ZStack { content(phase) }.task(id: url) { await load() } }

  private func load() async {
    set(.empty)
    guard let url else { return }
    do {
      let data = try await ImageLoading.data(from: url)
      guard Self.mayBeImage(data) else { throw URLError(.cannotDecodeContentData) }
      if !Task.isCancelled { set(.success(Image(loadedFrom: url))) }
    } catch {
      if !Task.isCancelled { set(.failure(error)) }
    }
  }

  // An empty answer is no image, and neither is a page or a document, as a server has it for what it does not find; the bytes of a test's own image need not be those of a real one.
  private static func mayBeImage(_ data: Data) -> Bool {
    guard let first = data.first(where: { ![9, 10, 13, 32].contains($0) }) else { return false }
    return !["<", "{", "["].contains(Character(UnicodeScalar(first)))
  }

  private func set(_ new: AsyncImagePhase) {
    if case .empty = new, case .empty = phase { return }
    withTransaction(transaction) { phase = new }
  }
}

extension AsyncImage where Content == Image {
  /// Creates an image that is empty until it is loaded.
  public init(url: URL?, scale: CGFloat = 1) { self.init(url: url, scale: scale) { $0.image ?? Image(decorative: "") } }
}

/// A phase of the loading of an image.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why the image could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
