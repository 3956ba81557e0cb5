// The classes override members of XCTestCase that XCTest on Linux lacks, so this file declares their base class. The other target names the app.
import ScreenTestKit

typealias XCTestCase = UITestCase
