// Export the type that tests use instead of declaring another one, because the name would be ambiguous in a file that imports both modules.
@_exported public import struct ScreenModel.CGVector
