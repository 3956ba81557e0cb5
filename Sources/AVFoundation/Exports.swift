@_exported public import FoundationExtras
