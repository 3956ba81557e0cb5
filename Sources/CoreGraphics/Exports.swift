// On Linux, points, sizes and rectangles are types of Foundation.
@_exported public import Foundation
