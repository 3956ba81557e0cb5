// Export these modules, because an app that imports Apple's Foundation, or a module that exports it, can use their types.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
