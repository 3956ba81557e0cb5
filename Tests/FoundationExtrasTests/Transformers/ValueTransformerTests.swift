import FoundationExtras
import XCTest

/// Objects that convert values to another form.
///
/// [Apple: ValueTransformer](https://developer.apple.com/documentation/foundation/valuetransformer)
final class ValueTransformerTests: XCTestCase {
  private final class Doubling: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }

    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
  }

  private let transformerName = NSValueTransformerName("ValueTransformerTests")

  override func tearDown() {
    ValueTransformer.setValueTransformer(nil, forName: transformerName)
    super.tearDown()
  }

  func test_aRegisteredTransformerIsFoundByItsName() throws {
    XCTAssertNil(ValueTransformer(forName: transformerName))
    ValueTransformer.setValueTransformer(Doubling(), forName: transformerName)
    let transformer = try XCTUnwrap(ValueTransformer(forName: transformerName))
    XCTAssertEqual(transformer.transformedValue(3) as? Int, 6)
    XCTAssertNil(transformer.transformedValue("3"))
    XCTAssertEqual(transformer.reverseTransformedValue(6) as? Int, 3)
    XCTAssertTrue(ValueTransformer.valueTransformerNames().contains(transformerName))
    ValueTransformer.setValueTransformer(nil, forName: transformerName)
    XCTAssertNil(ValueTransformer(forName: transformerName))
    XCTAssertFalse(ValueTransformer.valueTransformerNames().contains(transformerName))
  }

  func test_withoutASubclassValuesStayTheSame() {
    let transformer = ValueTransformer()
    XCTAssertEqual(transformer.transformedValue(3) as? Int, 3)
    XCTAssertEqual(transformer.reverseTransformedValue(3) as? Int, 3)
    XCTAssertTrue(ValueTransformer.allowsReverseTransformation())
  }
}
