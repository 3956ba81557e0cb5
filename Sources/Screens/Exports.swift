// A suite that describes its screens needs the driver's names too, such as `XCUIElement.ElementType` and `CGVector`.
@_exported import HeadlessXCUI
// So does one that answers the app's requests: `StubServer`.
@_exported import HeadlessNetwork
