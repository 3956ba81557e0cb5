@_exported public import FoundationExtras
// Views need `UTType`, so it's declared in `HeadlessUI`. This module only provides the name that apps import.
@_exported public import HeadlessUI
