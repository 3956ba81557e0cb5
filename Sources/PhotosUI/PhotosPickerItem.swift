public import Foundation
internal import HeadlessDevice
public import HeadlessUI
import UIKit

/// A photo that the user chose.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The preferred encoding of a photo.
  ///
  /// The policy has no effect, because the test provides the data.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let number: Int

    /// The system chooses the encoding.
    public static let automatic: EncodingDisambiguationPolicy = EncodingDisambiguationPolicy(number: 0)
    /// The encoding that the photo already has.
    public static let current: EncodingDisambiguationPolicy = EncodingDisambiguationPolicy(number: 1)
    /// An encoding that is compatible with most apps.
    public static let compatible: EncodingDisambiguationPolicy = EncodingDisambiguationPolicy(number: 2)
  }

  private let name: String
  private let data: Data?
  /// The identifier of the photo in the library, or `nil` if the picker was created without a library.
  public let itemIdentifier: String?

  /// Creates an item for the device's photo with an identifier.
  ///
  /// If the device doesn't have a photo with the identifier, the item has no data.
  public init(itemIdentifier: String) {
    name = itemIdentifier
    data = nil
    self.itemIdentifier = itemIdentifier
  }

  init(_ photo: LibraryPhoto, isIdentified: Bool) {
    name = photo.name
    data = photo.data
    itemIdentifier = isIdentified ? photo.name : nil
  }

  /// The content types of the photo.
  public var supportedContentTypes: [UTType] { [.image] }

  /// Returns the photo as a value of a type.
  ///
  /// The type can be `Data`, `Image`, or a custom type that can be created from data. For other types, the result is `nil`.
  @MainActor
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let data = data ?? Device.current?.photos.first(where: { $0.name == name })?.data else { return nil }
    return try await T.make(of: data)
  }

  /// Loads the photo as a value of a type, and calls a closure on the main actor.
  @MainActor @discardableResult
  public func loadTransferable<T: Transferable>(type: T.Type, completionHandler: @escaping @MainActor (Result<T?, any Error>) -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task { @MainActor in
      do {
        let value = try await loadTransferable(type: type)
        progress.completedUnitCount = 1
        completionHandler(.success(value))
      } catch { completionHandler(.failure(error)) }
    }
    return progress
  }
}

/// The way that a picker updates the selection while the user chooses several photos.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let number: Int

  /// The selection is updated when the user confirms it.
  public static let `default`: PhotosPickerSelectionBehavior = PhotosPickerSelectionBehavior(number: 0)
  /// The selection keeps the order of choice.
  ///
  /// On the simulated device, the selection always keeps the order of choice.
  public static let ordered: PhotosPickerSelectionBehavior = PhotosPickerSelectionBehavior(number: 1)
}
