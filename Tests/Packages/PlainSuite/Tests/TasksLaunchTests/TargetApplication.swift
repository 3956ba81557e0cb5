// The classes here override members of XCTestCase that XCTest on Linux lacks, so this file says which class they inherit. The app is named in the other target.
import ScreenTestKit

typealias XCTestCase = UITestCase
