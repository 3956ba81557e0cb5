/// The public names of SwiftData in Apple's SDK 26, and what the package has of them.
///
/// The lists leave out initializers, operators, type aliases, associated types, and the requirements of the standard library's protocols.
enum AppleSwiftData {
  static let macros = "@Attribute @Model @ModelActor @Query @Relationship @Transient #Index #Unique"

  /// The types and protocols, each with its members.
  ///
  /// If a type isn't available, its members aren't listed.
  static let types = """
    BackingData: getTransformableValue getValue metadata persistentModelID setTransformableValue setValue
    DataStore DataStoreBatchDeleteRequest DataStoreBatching DataStoreConfiguration DataStoreError DataStoreFetchRequest DataStoreFetchResult
    DataStoreSaveChangesRequest DataStoreSaveChangesResult DataStoreSnapshot DataStoreSnapshotCodingKey DataStoreSnapshotValue
    DefaultHistoryDelete: changeIdentifier changedPersistentIdentifier tombstone transactionIdentifier
    DefaultHistoryInsert: changeIdentifier changedPersistentIdentifier transactionIdentifier
    DefaultHistoryToken: id tokenValue
    DefaultHistoryTransaction: author bundleIdentifier changes id processIdentifier storeIdentifier timestamp token transactionIdentifier
    DefaultHistoryUpdate: changeIdentifier changedPersistentIdentifier transactionIdentifier updatedAttributes
    DefaultSerialModelExecutor: asUnownedSerialExecutor enqueue modelContext
    DefaultSnapshot DefaultStore EditingState
    FetchDescriptor: fetchLimit fetchOffset includePendingChanges predicate propertiesToFetch relationshipKeyPathsForPrefetching sortBy
    FetchResultsCollection: endIndex startIndex subscript
    HistoryChange: changedPersistentIdentifier delete insert update
    HistoryDelete: changeIdentifier changedPersistentIdentifier tombstone transactionIdentifier
    HistoryDescriptor: fetchLimit predicate sortBy
    HistoryInsert: changeIdentifier changedPersistentIdentifier transactionIdentifier
    HistoryProviding
    HistoryToken: tokenValue
    HistoryTombstone: makeIterator subscript
    HistoryTombstone.Iterator: next
    HistoryTransaction: author changes storeIdentifier timestamp token transactionIdentifier
    HistoryUpdate: changeIdentifier changedPersistentIdentifier transactionIdentifier updatedAttributes
    MigrationStage: custom lightweight
    ModelActor: modelContainer modelContext modelExecutor subscript unownedExecutor
    ModelConfiguration: allowsSave cloudKitContainerIdentifier cloudKitDatabase groupAppContainerIdentifier groupContainer id isStoredInMemoryOnly name schema url validate
    ModelConfiguration.CloudKitDatabase: automatic none private
    ModelConfiguration.GroupContainer: automatic identifier none
    ModelContainer: configurations deleteAllData erase mainContext migrationPlan schema
    ModelContext: author autosaveEnabled changedModelsArray container delete deleteHistory deletedModelsArray didSave editingState enumerate fetch fetchCount fetchHistory fetchIdentifiers
    ModelContext: hasChanges insert insertedModelsArray model processPendingChanges registeredModel rollback save transaction undoManager willSave
    ModelContext.NotificationKey: deletedIdentifiers insertedIdentifiers invalidatedAllIdentifiers queryGeneration updatedIdentifiers
    ModelDocument
    ModelExecutor: modelContext
    PersistentIdentifier: entityName id identifier storeIdentifier
    PersistentIdentifier.ID
    PersistentModel: createBackingData getTransformableValue getValue hasChanges id isDeleted modelContext persistentBackingData persistentModelID schemaMetadata setTransformableValue setValue
    Query: fetchError modelContext update wrappedValue
    RelationshipCollection
    Schema: encodingVersion entities entitiesByName entity entityName load save schemaEncodingVersion version
    Schema.Attribute: defaultValue hashModifier isAttribute isOptional isRelationship isTransformable isTransient isUnique name options originalName valueType
    Schema.Attribute.Option: allowsCloudEncryption ephemeral externalStorage preserveValueOnDeletion spotlight transformable unique
    Schema.CompositeAttribute: properties
    Schema.Entity: attributes attributesByName indices inheritedProperties inheritedPropertiesByName name properties relationships relationshipsByName storedProperties storedPropertiesByName
    Schema.Entity: subentities superentity superentityName uniquenessConstraints
    Schema.Index: indices isUnique name originalName valueType
    Schema.Index.CodingKeys: indices
    Schema.Index.Types: binary rtree
    Schema.PropertyMetadata
    Schema.Relationship: deleteRule destination hashModifier inverseKeyPath inverseName isAttribute isToOneRelationship isTransient isUnique keypath maximumModelCount minimumModelCount name
    Schema.Relationship: options originalName valueType
    Schema.Relationship.DeleteRule: cascade deny noAction nullify
    Schema.Relationship.Option: unique
    Schema.Unique: constraints isUnique name originalName valueType
    Schema.Unique.CodingKeys: constraints
    Schema.Version: major minor patch
    SchemaMigrationPlan: schemas stages
    SchemaProperty: isAttribute isOptional isRelationship isTransient isUnique name originalName valueType
    SerialModelExecutor
    SwiftDataError: backwardMigration configurationFileNameContainsInvalidCharacters configurationFileNameTooLong configurationSchemaNotFoundInContainerSchema duplicateConfiguration
    SwiftDataError: historyTokenExpired includePendingChangesWithBatchSize invalidTransactionFetchRequest loadIssueModelContainer missingModelContext modelValidationFailure
    SwiftDataError: sortingPendingChangesWithIdentifiers unknownSchema unsupportedKeyPath unsupportedPredicate unsupportedSortDescriptor
    VersionedSchema: models versionIdentifier
    """

  /// The names in SwiftUI, Core Data and other modules.
  static let additions = """
    AppStorage.init DocumentGroup.init EnvironmentValues.modelContext NSManagedObjectModel.makeManagedObjectModel Scene.modelContainer Scene.modelContext SceneStorage.init View.modelContainer
    View.modelContext
    """

  /// The public names that only this package has, for the code that macros write.
  static let own: Set<String> = ["ModelRecord", "ModelRecord.setInitialValue", "PersistentModel.access", "PersistentModel.withMutation"]

  private static let cloudless = "is stored and has no effect, because the simulated device isn't signed in to iCloud"
  private static let unthrown = "is never thrown"

  /// The names that work in part, each with what is missing.
  static let partly: [String: String] = [
    "#Index": "is in the schema and has no effect on the time of a fetch",
    "BackingData.persistentModelID": "can't be set",
    "FetchDescriptor.propertiesToFetch": "has no effect, because a store's values are in memory",
    "FetchDescriptor.relationshipKeyPathsForPrefetching": "has no effect, because a store's values are in memory",
    "ModelConfiguration.cloudKitContainerIdentifier": cloudless,
    "ModelConfiguration.cloudKitDatabase": cloudless,
    "ModelConfiguration.CloudKitDatabase": cloudless,
    "ModelContainer": "has no initializer for custom stores",
    "ModelContext.NotificationKey.invalidatedAllIdentifiers": "is in no notification",
    "ModelContext.NotificationKey.queryGeneration": "is in no notification",
    "PersistentModel.persistentBackingData": "can't be set",
    "Schema.Attribute.Option.allowsCloudEncryption": cloudless,
    "Schema.Attribute.Option.externalStorage": "is in the schema, and the values are in the store's file",
    "Schema.Attribute.Option.spotlight": "is in the schema, and the simulated device has no Spotlight",
    "Schema.Relationship.maximumModelCount": "is in the schema and isn't checked when models are saved",
    "Schema.Relationship.minimumModelCount": "is in the schema and isn't checked when models are saved",
    "SwiftDataError.missingModelContext": unthrown,
    "SwiftDataError.sortingPendingChangesWithIdentifiers": unthrown,
    "SwiftDataError.unsupportedKeyPath": unthrown,
    "SwiftDataError.unsupportedSortDescriptor": unthrown,
  ]

  private static let customStores = "custom stores aren't supported"
  private static let documents = "the simulated device has no document browser"
  private static let values = "the values are in a record of the package"

  /// The names that aren't available, each with the reason.
  static let unavailable: [String: String] = [
    "BackingData.getTransformableValue": values,
    "BackingData.metadata": values,
    "BackingData.setTransformableValue": values,
    "DataStore": customStores,
    "DataStoreBatchDeleteRequest": customStores,
    "DataStoreBatching": customStores,
    "DataStoreConfiguration": customStores,
    "DataStoreError": customStores,
    "DataStoreFetchRequest": customStores,
    "DataStoreFetchResult": customStores,
    "DataStoreSaveChangesRequest": customStores,
    "DataStoreSaveChangesResult": customStores,
    "DataStoreSnapshot": customStores,
    "DataStoreSnapshotCodingKey": customStores,
    "DataStoreSnapshotValue": customStores,
    "DefaultSnapshot": customStores,
    "DefaultStore": customStores,
    "DocumentGroup.init": documents,
    "EditingState": customStores,
    "HistoryProviding": customStores,
    "ModelContext.editingState": customStores,
    "ModelDocument": documents,
    "NSManagedObjectModel.makeManagedObjectModel": "Core Data isn't supported",
  ]
}
