import Foundation

/// Properties of an encoded image that are read from its first bytes.
package enum ImageHeader {
  /// Returns the size of a PNG, JPEG or GIF in pixels, or `nil` for other data.
  package static func pixelSize(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(1 << 16))
    func big(_ place: Int, _ count: Int) -> Int? {
      guard place + count <= bytes.count else { return nil }
      return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func size(_ width: Int?, _ height: Int?) -> CGSize? {
      guard let width, let height, width > 0, height > 0 else { return nil }
      return CGSize(width: width, height: height)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return size(big(16, 4), big(20, 4)) }
    if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 { return size(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8) }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Read the size from the frame header. Exclude three markers in the same range, because they belong to tables and extensions.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) { return size(big(place + 7, 2), big(place + 5, 2)) }
      guard marker != 0xDA, let length = big(place + 2, 2) else { return nil }
      place += 2 + length
    }
    return nil
  }
}
