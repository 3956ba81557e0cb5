import Foundation

extension CGRect {
  /// Whether it is wider than high.
  package var isLandscape: Bool { width > height }
}
