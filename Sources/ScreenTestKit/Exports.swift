@_exported import HeadlessXCUI
@_exported import ScenarioKit
@_exported import Screens
@_exported import XCTest
