// XCUITest's API includes names that `ScreenModel` declares, such as `CGVector` and `ElementType`, so this module exports them too.
@_exported import Foundation
@_exported import ScreenModel
@_exported import UIKit
