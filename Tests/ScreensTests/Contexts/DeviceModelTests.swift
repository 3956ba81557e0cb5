import Screens
import XCTest

/// Tests for the named phone models.
final class DeviceModelTests: XCTestCase {
  func test_everyNamedPhoneHasAScreenOfItsOwnThatIsHeldUpright() {
    let models: [DeviceModel] = [.iPhoneSEFirstGeneration, .iPhoneSE, .iPhone13Mini, .iPhone14, .iPhone16, .iPhone16Pro, .iPhone16Plus, .iPhone16ProMax]
    XCTAssertEqual(Set(models).count, models.count)
    XCTAssertTrue(models.allSatisfy { $0.width < $0.height })
    XCTAssertEqual(DeviceModel.standard, .iPhone14)
  }
}
