// One vector for apps and for tests: a file may see both sides.
@_exported public import struct ScreenModel.CGVector
