public import Foundation
import FoundationExtras

/// The place and the options of a store.
///
/// Configurations are equal if they have the same name and the same URL. [Apple: ModelConfiguration](https://developer.apple.com/documentation/swiftdata/modelconfiguration)
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// The URL of the store's file, or `/dev/null` if the store is in memory.
  public let url: URL

  /// The name of the configuration, which is “default” if you give none.
  public let name: String

  /// The identifier of the app group that contains the store, or `nil` if it's in the app's own folder.
  public let groupAppContainerIdentifier: String?

  /// The identifier of the iCloud container, or `nil` if there isn't one.
  public let cloudKitContainerIdentifier: String?

  /// The app group that contains the store.
  public let groupContainer: GroupContainer

  /// The iCloud database of the store.
  ///
  /// It has no effect, because the simulated device isn't signed in to iCloud.
  public let cloudKitDatabase: CloudKitDatabase

  /// The models of the store, or `nil` if the store has all models of its container.
  public var schema: Schema?

  /// A Boolean value that indicates whether changes can be saved.
  public let allowsSave: Bool

  /// A Boolean value that indicates whether the store is in memory.
  public let isStoredInMemoryOnly: Bool

  /// Whether the name of the store's file is made from the name of the configuration.
  private let hasNamedFile: Bool

  /// The choice of an iCloud database.
  ///
  /// [Apple: ModelConfiguration.CloudKitDatabase](https://developer.apple.com/documentation/swiftdata/modelconfiguration/cloudkitdatabase-swift.struct)
  public struct CloudKitDatabase: Sendable {
    fileprivate enum Choice: Equatable {
      case automatic, none
      case `private`(String)
    }

    fileprivate let choice: Choice

    /// The database of the app's iCloud container, if the app has one.
    public static var automatic: CloudKitDatabase { CloudKitDatabase(choice: .automatic) }

    /// No database.
    public static var none: CloudKitDatabase { CloudKitDatabase(choice: .none) }

    /// The private database of an iCloud container.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(choice: .private(privateDBName)) }

    fileprivate var identifier: String? { if case .private(let name) = choice { name } else { nil } }
  }

  /// The choice of the folder that contains a store.
  ///
  /// [Apple: ModelConfiguration.GroupContainer](https://developer.apple.com/documentation/swiftdata/modelconfiguration/groupcontainer-swift.struct)
  public struct GroupContainer: Sendable {
    fileprivate enum Choice: Equatable {
      case automatic, none
      case identifier(String)
    }

    fileprivate let choice: Choice

    /// The folder of the app's first app group, if the app has one.
    ///
    /// An app on the simulated device has no entitlements, so it's the app's own folder.
    public static var automatic: GroupContainer { GroupContainer(choice: .automatic) }

    /// The app's own folder.
    public static var none: GroupContainer { GroupContainer(choice: .none) }

    /// The folder of an app group.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(choice: .identifier(groupName)) }

    fileprivate var identifier: String? { if case .identifier(let name) = choice { name } else { nil } }

    /// The folder for the app's files.
    fileprivate var supportFolder: URL {
      guard let identifier, let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier) else { return .applicationSupportDirectory }
      return group.appending(path: "Library/Application Support", directoryHint: .isDirectory)
    }
  }

  /// Creates the default configuration.
  ///
  /// - Parameter isStoredInMemoryOnly: Whether the store is in memory.
  public init(isStoredInMemoryOnly: Bool = false) { self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }

  /// Creates a configuration with the URL that its name gives.
  ///
  /// The URL is a file with the extension “store” in the folder Application Support of the app or the app group.
  ///
  /// - Parameters:
  ///   - name: The name of the configuration and its file, or `nil` for “default”.
  ///   - schema: The models of the store, or `nil` for all models of the container.
  ///   - isStoredInMemoryOnly: Whether the store is in memory.
  ///   - allowsSave: Whether changes can be saved.
  ///   - groupContainer: The app group that contains the store.
  ///   - cloudKitDatabase: The iCloud database of the store, which has no effect.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    let name = name ?? Self.defaultName
    self.name = name
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    groupAppContainerIdentifier = groupContainer.identifier
    cloudKitContainerIdentifier = cloudKitDatabase.identifier
    hasNamedFile = true
    url = isStoredInMemoryOnly ? URL(filePath: "/dev/null") : groupContainer.supportFolder.appending(path: Self.fileName(of: name), directoryHint: .notDirectory)
  }

  /// Creates a configuration with the URL of a file.
  ///
  /// - Parameters:
  ///   - name: The name of the configuration, or `nil` for the name of the file without its extension.
  ///   - schema: The models of the store, or `nil` for all models of the container.
  ///   - url: The URL of the store's file.
  ///   - allowsSave: Whether changes can be saved.
  ///   - cloudKitDatabase: The iCloud database of the store, which has no effect.
  public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = url.isFileURL && url.path == "/dev/null"
    self.allowsSave = allowsSave
    groupContainer = .none
    self.cloudKitDatabase = cloudKitDatabase
    groupAppContainerIdentifier = nil
    cloudKitContainerIdentifier = cloudKitDatabase.identifier
    hasNamedFile = false
  }

  private static let defaultName = "default"

  private static func fileName(of name: String) -> String { "\(name).store" }

  /// The URL of the store.
  public var id: URL { url }

  /// Returns whether two configurations have the same name and the same URL.
  public static func == (lhs: ModelConfiguration, rhs: ModelConfiguration) -> Bool { lhs.name == rhs.name && lhs.url == rhs.url }

  /// Hashes the name and the URL.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }

  // MARK: Validation

  /// The greatest number of bytes in the name of a file.
  private static let longestFileName = 255

  /// Throws an error if the configuration can't have a file with its name.
  ///
  /// The error is ``SwiftDataError/configurationFileNameContainsInvalidCharacters`` if the name contains a slash or a null character, and
  /// ``SwiftDataError/configurationFileNameTooLong`` if the name of the file has more than 255 bytes.
  public func validate() throws {
    let fileName = hasNamedFile ? Self.fileName(of: name) : url.lastPathComponent
    guard !hasNamedFile || !name.contains(where: { $0 == "/" || $0 == "\0" }) else {
      throw SwiftDataError.configurationFileNameContainsInvalidCharacters.explained("the name of the configuration \"\(name)\" contains a slash or a null character")
    }
    guard fileName.utf8.count <= Self.longestFileName else {
      let text = "the name of the file \"\(fileName)\" has \(fileName.utf8.count) bytes, but a file name has at most \(Self.longestFileName)"
      throw SwiftDataError.configurationFileNameTooLong.explained(text)
    }
  }
}

extension ModelConfiguration: CustomDebugStringConvertible {
  /// The values of the configuration.
  public var debugDescription: String {
    "ModelConfiguration(name: \(name), url: \(url.absoluteString), isStoredInMemoryOnly: \(isStoredInMemoryOnly), allowsSave: \(allowsSave), "
      + "groupAppContainerIdentifier: \(groupAppContainerIdentifier ?? "nil"), cloudKitContainerIdentifier: \(cloudKitContainerIdentifier ?? "nil"), "
      + "schema: \(schema.map { $0.entities.map(\.name).description } ?? "nil"))"
  }
}
