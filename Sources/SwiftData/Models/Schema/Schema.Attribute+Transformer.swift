import Foundation
import FoundationExtras

extension Schema.Attribute {
  /// The transformer of the option `transformable(by:)`, or `nil` if the attribute doesn't have the option.
  var transformer: (any AttributeTransformer)? { options.lazy.compactMap(\.transformerName).first.map { NamedTransformer(name: $0) } }
}

/// A registered value transformer that converts values to data.
private struct NamedTransformer: AttributeTransformer {
  let name: String

  // The transformer is looked up for each value, because an app may register it after the schema is made.
  private var transformer: ValueTransformer? { ValueTransformer.registered(forName: NSValueTransformerName(name)) }

  func data(from value: Any) throws -> Data {
    guard let transformer else {
      throw SwiftDataError.modelValidationFailure.explained("no value transformer is registered with the name \"\(name)\". Call ValueTransformer.setValueTransformer(_:forName:)")
    }
    guard let data = transformer.transformedValue(value) as? Data else {
      throw SwiftDataError.modelValidationFailure.explained("the value transformer \"\(name)\" didn't convert a \(type(of: value)) to data")
    }
    return data
  }

  func value(from data: Data) -> Any? { transformer?.reverseTransformedValue(data) }
}
