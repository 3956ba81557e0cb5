// As Apple's module does, so that a view file needs no other import. `URLSession` is in a module of its own here.
@_exported public import Combine
@_exported public import Foundation
@_exported public import HeadlessNetwork
@_exported public import HeadlessUI
@_exported public import Observation
@_exported public import UIKit
