@_exported public import FoundationExtras
// `UTType` is declared in `HeadlessUI`, because views need it. This module only provides the name that apps import.
@_exported public import HeadlessUI
