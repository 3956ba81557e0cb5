// Apps and tests use the same vector type, because a file can import modules for both.
@_exported public import struct ScreenModel.CGVector
