// Apple's Foundation exports these modules, and so does every module that exports Foundation.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
