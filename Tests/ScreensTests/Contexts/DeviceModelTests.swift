import Screens
import XCTest

/// The phones that have names.
final class DeviceModelTests: XCTestCase {
  func test_everyNamedPhoneHasAScreenOfItsOwnThatIsHeldUpright() {
    let models: [DeviceModel] = [.iPhoneSEFirstGeneration, .iPhoneSE, .iPhone13Mini, .iPhone14, .iPhone16, .iPhone16Pro, .iPhone16Plus, .iPhone16ProMax]
    XCTAssertEqual(Set(models).count, models.count)
    XCTAssertTrue(models.allSatisfy { $0.width < $0.height })
    XCTAssertEqual(DeviceModel.standard, .iPhone14)
  }
}
