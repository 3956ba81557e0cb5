// Test suites also need the driver's names to describe screens, such as `XCUIElement.ElementType` and `CGVector`.
@_exported import HeadlessXCUI
// Test suites also need `StubServer` to answer the app's requests.
@_exported import HeadlessNetwork
