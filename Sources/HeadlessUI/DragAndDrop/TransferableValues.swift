public import Foundation
import UIKit

extension String: Transferable {
  /// The representation of a string as plain text.
  public static var transferRepresentation: TransferRepresentations<String> {
    TransferRepresentations([
      TransferChannel(.utf8PlainText, exporting: { Data($0.utf8) }), TransferChannel(.plainText, importing: { String(decoding: $0, as: UTF8.self) }),
    ])
  }
}

extension Data: Transferable {
  /// The representation of data, which can be of any type.
  public static var transferRepresentation: TransferRepresentations<Data> {
    TransferRepresentations([TransferChannel(.data, exporting: { $0 }, importing: { $0 })])
  }
}

extension URL: Transferable {
  /// The representation of the URL of a webpage or file.
  public static var transferRepresentation: TransferRepresentations<URL> {
    TransferRepresentations([
      TransferChannel(
        .url, exporting: { Data($0.absoluteString.utf8) },
        importing: { try NSURL.object(withItemProviderData: $0, typeIdentifier: UTType.url.identifier) as URL })
    ])
  }
}

extension Image: Transferable {
  /// The representation of an image within the app, or as PNG data for other apps.
  ///
  /// Images of any format can be imported.
  nonisolated public static var transferRepresentation: TransferRepresentations<Image> {
    let archive = UTType(importedAs: UIImage.archiveType)
    return TransferRepresentations(
      [archive, .png].map { type in TransferChannel(type, exporting: { try await $0.data(of: type) }) }
        + [archive, .image].map { type in
          TransferChannel(type, importing: { Image(uiImage: try UIImage.object(withItemProviderData: $0, typeIdentifier: type.identifier)) })
        })
  }

  nonisolated private func data(of type: UTType) async throws -> Data {
    let image = UIImage(name: isSystemImage ? nil : name, symbolName: isSystemImage ? name : nil, data: data, size: ownSize ?? .zero)
    return try await NSItemProvider(object: image).data(of: type.identifier)
  }
}
