import Foundation

/// The hash that identifies a script in a content security policy.
enum SHA256 {
  /// Returns the hash of a text's UTF-8, in Base64.
  static func base64(of text: String) -> String {
    var bytes: [UInt8] = []
    for word in words(of: Array(text.utf8)) {
      for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    return Data(bytes).base64EncodedString()
  }

  private static func words(of message: [UInt8]) -> [UInt32] {
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) { padded.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    var state = roots(of: primes.prefix(8), root: { $0.squareRoot() })
    let constants = roots(of: primes[...], root: cubeRoot)
    for start in stride(from: 0, to: padded.count, by: 64) { mix(padded[start..<start + 64], into: &state, constants) }
    return state
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32], _ constants: [UInt32]) {
    var schedule = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = turn(early, 7) ^ turn(early, 18) ^ (early >> 3)
      let second = turn(late, 17) ^ turn(late, 19) ^ (late >> 10)
      schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
    }
    var (a, b, c, d, e, f, g, h) = (state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let first = h &+ (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) &+ choice &+ constants[index] &+ schedule[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  /// The first 64 primes, whose roots provide the constants of the hash.
  private static let primes: [Int] = (2...311).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }

  /// Returns the first 32 bits of the fractional parts of roots.
  private static func roots(of primes: ArraySlice<Int>, root: (Double) -> Double) -> [UInt32] {
    primes.map { prime in
      let root = root(Double(prime))
      return UInt32((root - root.rounded(.down)) * 4_294_967_296)
    }
  }

  private static func cubeRoot(_ number: Double) -> Double {
    var root = number / 3
    for _ in 0..<80 { root -= (root * root * root - number) / (3 * root * root) }
    return root
  }
}
