@_exported public import FoundationExtras
// `UTType` is where views need it; its module has only the name that apps import.
@_exported public import HeadlessUI
