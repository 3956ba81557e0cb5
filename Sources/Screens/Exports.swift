// A suite that describes its screens needs the driver's names too, such as `XCUIElement.ElementType` and `CGVector`.
@_exported import HeadlessXCUI
