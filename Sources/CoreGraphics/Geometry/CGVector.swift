// Apps and tests use the same vector type, because a file may import both sides.
@_exported public import struct ScreenModel.CGVector
