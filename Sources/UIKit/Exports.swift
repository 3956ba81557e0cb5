@_exported public import CoreGraphics
@_exported public import DeveloperToolsSupport
@_exported public import FoundationExtras
