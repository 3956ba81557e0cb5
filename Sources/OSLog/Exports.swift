@_exported public import FoundationExtras
@_exported public import os
