// `CGVector`, `ElementType` and the other names of `ScreenModel` belong to XCUITest's vocabulary, so whoever imports this module sees them too.
@_exported import Foundation
@_exported import ScreenModel
