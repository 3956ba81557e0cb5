@_exported import ScreenTestKit
