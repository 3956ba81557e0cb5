// Foundation on Linux provides points, sizes and rectangles.
@_exported public import Foundation
