import Foundation
import XCTest

@testable import HeadlessUI

/// The size classes of screens, which are the same for views and elements.
final class SizeClassTests: XCTestCase {
  func test_largePhonesOnTheirSideAndTabletsAreWide() {
    let screens = [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 932, height: 430), CGSize(width: 1024, height: 768)]
    XCTAssertEqual(screens.map { UserInterfaceSizeClass.ofWidth(of: $0) }, [.compact, .compact, .regular, .regular])
    XCTAssertEqual(screens.map { UserInterfaceSizeClass.ofHeight(of: $0) }, [.regular, .compact, .compact, .regular])
  }
}
