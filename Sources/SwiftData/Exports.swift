// Export this module, because an app that imports Apple's SwiftData can use the types of Foundation.
@_exported public import FoundationExtras
