// `CGVector`, `ElementType` and the other names of `ScreenModel` are part of XCUITest's vocabulary.
@_exported import Foundation
@_exported import ScreenModel
