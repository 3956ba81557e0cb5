// `CGVector`, `ElementType` and the other names of `ScreenModel` belong to XCUITest's vocabulary, so this module shows them too.
@_exported import Foundation
@_exported import ScreenModel
@_exported import UIKit
