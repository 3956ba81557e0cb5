public import Foundation
import VirtualTime

/// A provider of data in one or more types, used for drag and drop and for copy and paste.
///
/// - Data is loaded on demand on a system queue. As on a phone, completion handlers are called on that queue and not on the main queue.
/// - If several representations match, the one that was registered first is used.
/// - Loading takes no virtual time, except for the time that the app's handlers take.
///
/// [Apple: NSItemProvider](https://developer.apple.com/documentation/foundation/nsitemprovider)
open class NSItemProvider: NSObject, NSCopying {
  /// A closure that receives an item, or an error.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// A closure that loads an item and passes it to another closure.
  ///
  /// The closure receives the requested class, if any, and options.
  public typealias LoadHandler = @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

  /// The domain of errors with the codes of ``ErrorCode``.
  public static let errorDomain: String = "NSItemProviderErrorDomain"

  /// The suggested name for a file with the data.
  open var suggestedName: String?

  private(set) var representations: [ItemRepresentation] = []

  /// Creates a provider without data.
  ///
  /// Data can be registered later.
  public override init() {}

  /// Creates a provider of an item, with the item's type.
  ///
  /// The test fails if an item doesn't have a type: “Could not create an item provider: the item has no type identifier.”
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    super.init()
    guard let item else { return }
    guard let typeIdentifier else {
      UsageError(
        kind: "app.item-provider", action: "create an item provider", reason: "the item has no type identifier",
        advice: "pass the type of the item with it, such as “public.text”.", place: nil
      ).report()
      return
    }
    let handed = Handed(item)
    registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in completion?(handed.value, nil) }
  }

  /// Creates a provider of an object's data, for all types that the object can write.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a file's contents, or returns `nil` if the file doesn't exist.
  ///
  /// The file name's extension determines the type of the data.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let values = try? FileManager.default.attributesOfItem(atPath: fileURL.path) else { return nil }
    self.init()
    let isFolder = values[.type] as? FileAttributeType == .typeDirectory
    let type = isFolder ? "public.folder" : TypeIdentifiers.identifier(ofFilenameExtension: fileURL.pathExtension)
    suggestedName = fileURL.lastPathComponent
    registerFileRepresentation(forTypeIdentifier: type ?? "public.data", visibility: .all) { completion in
      completion(fileURL, false, nil)
      return nil
    }
  }

  /// Returns a provider with the same representations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    (copy.representations, copy.suggestedName) = (representations, suggestedName)
    return copy
  }

  /// The registered types, in order.
  open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

  /// Returns the types that are registered with the given file options, in order.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    representations.filter { $0.fileOptions.isSuperset(of: fileOptions) }.map(\.typeIdentifier)
  }

  /// Returns whether there's data of a type, or of a type that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { representation(for: typeIdentifier) != nil }

  /// Returns whether there's data of a type or a conforming type, with the given file options.
  open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions).contains { TypeIdentifiers.conforms($0, to: typeIdentifier) }
  }

  /// Returns the representation of a type, or the first representation whose type conforms to it.
  func representation(for typeIdentifier: String) -> ItemRepresentation? {
    representations.first { $0.typeIdentifier == typeIdentifier } ?? representations.first { TypeIdentifiers.conforms($0.typeIdentifier, to: typeIdentifier) }
  }

  // MARK: Registration

  // Adds a representation, or replaces the existing one of the same type.
  private func register(_ typeIdentifier: String, _ source: ItemRepresentation.Source) {
    let new = ItemRepresentation(typeIdentifier: typeIdentifier, source: source)
    if let index = representations.firstIndex(where: { $0.typeIdentifier == typeIdentifier }) { representations[index] = new } else { representations.append(new) }
  }

  /// Registers a closure that loads data of a type on demand.
  @preconcurrency
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { register(typeIdentifier, .data(loadHandler)) }

  /// Registers a closure that loads a file with data of a type on demand.
  ///
  /// The closure passes a Boolean value that marks the file as coordinated, which has no effect.
  @preconcurrency
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [], visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (_ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) { register(typeIdentifier, .file(fileOptions, loadHandler)) }

  /// Registers a closure that loads an item of a type on demand.
  @preconcurrency
  open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) { register(typeIdentifier, .item(loadHandler)) }
}

/// A value that is transferred to a provider.
struct Handed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
