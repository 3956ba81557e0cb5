// Names of `ScreenModel` such as `CGVector` and `ElementType` belong to XCUITest's API, so this module exports them too.
@_exported import Foundation
@_exported import ScreenModel
@_exported import UIKit
