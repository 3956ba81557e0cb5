// Like Apple's module, this module exports everything that a view file needs. On Linux, this includes the module with `URLSession`.
@_exported public import Combine
@_exported public import Foundation
@_exported public import HeadlessNetwork
@_exported public import HeadlessUI
@_exported public import Observation
@_exported public import UIKit
