import Foundation
import SwiftData

/// A color that isn't codable.
final class Tint: NSObject {
  let red: Double

  init(red: Double) { self.red = red }
}

final class TintTransformer: ValueTransformer {
  override class func transformedValueClass() -> AnyClass { NSData.self }
  override class func allowsReverseTransformation() -> Bool { true }
  override func transformedValue(_ value: Any?) -> Any? { (value as? Tint).map { Data("\($0.red)".utf8) } }
  override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Data).flatMap { Double(String(decoding: $0, as: UTF8.self)) }.map { Tint(red: $0) } }
}

@Model
final class Room {
  var name: String
  @Attribute(.transformable(by: TintTransformer.self)) var tint: Tint
  @Attribute(.transformable(by: TintTransformer.self)) var ceiling: Tint?

  init(name: String, tint: Tint) {
    self.name = name
    self.tint = tint
  }
}
