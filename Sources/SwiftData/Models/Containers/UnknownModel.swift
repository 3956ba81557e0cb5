/// A model whose class isn't known, because the container has no models of the class.
///
/// A context returns it for an identifier, after the test has failed.
final class UnknownModel: PersistentModel {
  typealias Root = UnknownModel

  let _$record: ModelRecord

  init(backingData: any BackingData<UnknownModel>) { _$record = backingData._record }

  static var schemaMetadata: [Schema.PropertyMetadata] { [] }
}
