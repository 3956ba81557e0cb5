// What Apple's Foundation brings, and with it every module that brings Foundation.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
