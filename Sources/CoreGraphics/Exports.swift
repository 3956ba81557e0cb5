// Export Foundation, because it declares the types of points, sizes and rectangles on Linux.
@_exported public import Foundation
